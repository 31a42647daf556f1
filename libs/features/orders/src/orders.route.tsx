import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadOrders } from './orders.loader.ts';
import { OrdersView } from './OrdersView.tsx';

export const loader = loadOrders;

const OrdersPage = () => (
  <>
    <title>{useText()('orders.title')}</title>
    <OrdersView {...useLoaderData<typeof loader>()} />
  </>
);
export default OrdersPage;
