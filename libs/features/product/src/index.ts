export { ProductView } from './ProductView.tsx';
