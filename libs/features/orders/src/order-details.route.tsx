import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { loadOrderPage } from './order-details.loader.ts';
import { OrderDetailsView } from './OrderDetailsView.tsx';
import { withdrawOnPage } from './withdrawal.action.ts';

export const loader = loadOrderPage;
export const action = withdrawOnPage;

const OrderDetailsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>{t('orders.orderTitle', { number: facts.order.number })}</title>
      <OrderDetailsView {...facts} outcome={outcome} />
    </>
  );
};
export default OrderDetailsPage;
