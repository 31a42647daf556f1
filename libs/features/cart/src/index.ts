export type { CartFacts } from './cart.loader.ts';
export { CartView, type CartViewProps } from './CartView.tsx';
