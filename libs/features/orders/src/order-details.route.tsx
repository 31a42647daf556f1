import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadOrderPage } from './order-details.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';

export const loader = loadOrderPage;

const OrderDetailsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('orders.orderTitle', { number: facts.order.number })}</title>
      <OrderDetailsView {...facts} />
    </>
  );
};
export default OrderDetailsPage;
