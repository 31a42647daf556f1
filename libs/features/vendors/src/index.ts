export { VendorsView } from './VendorsView.tsx';
export { VendorTermsView } from './VendorTermsView.tsx';
export { VendorView } from './VendorView.tsx';
