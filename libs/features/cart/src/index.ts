export { CartView, type CartViewProps } from './CartView.tsx';
