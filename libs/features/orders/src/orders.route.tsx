import { useText } from '@materia/ui-shop';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listOr503 } from './list-or-503.ts';
import { ListUnavailable } from './ListUnavailable.tsx';
import { loadOrders } from './orders.loader.ts';
import { OrdersView } from './OrdersView.tsx';

export const loader = (args: LoaderFunctionArgs) => listOr503(loadOrders(args));

const OrdersPage = () => {
  const t = useText();
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('orders.title')}</title>
      {facts === undefined ? (
        <ListUnavailable
          list="orders"
          title={t('orders.unavailableTitle')}
          text={t('orders.unavailableText')}
        />
      ) : (
        <OrdersView {...facts} />
      )}
    </>
  );
};
export default OrdersPage;
