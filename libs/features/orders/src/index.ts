export { OrderDetailsView } from './OrderDetailsView.tsx';
export { OrdersView } from './OrdersView.tsx';
