import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadOrder } from './order-details.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';

export const loader = loadOrder;

const OrderDetailsPage = () => {
  const t = useText();
  const order = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('orders.orderTitle', { number: order.number })}</title>
      <OrderDetailsView order={order} />
    </>
  );
};
export default OrderDetailsPage;
