import { Link } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { OrderDetailsView } from '../OrderDetailsView.tsx';
import { loadCompanyOrder } from './company.loader.ts';
import { CompanyTrail } from './CompanyTrail.tsx';

export const loader = loadCompanyOrder;

/** An order of the company, to read only: what may be done with it stays with who ordered. */
const CompanyOrderPage = () => {
  const t = useText();
  const to = usePath();
  const { order } = useLoaderData<typeof loader>();
  const title = t('orders.orderTitle', { number: order.number });
  return (
    <>
      <title>{title}</title>
      <OrderDetailsView
        order={order}
        showsInvoice={false}
        showsCalendar={false}
        around={{
          before: (
            <CompanyTrail
              list={{ title: t('company.orders'), href: to('companyOrders') }}
              title={title}
            />
          ),
          after: (
            <div>
              <Link href={to('companyOrders')}>{t('company.orders')}</Link>
            </div>
          ),
        }}
      />
    </>
  );
};
export default CompanyOrderPage;
