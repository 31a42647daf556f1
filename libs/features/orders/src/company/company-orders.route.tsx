import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadCompanyOrders } from './company.loader.ts';
import { CompanyOrdersView } from './CompanyOrdersView.tsx';

export const loader = loadCompanyOrders;

const CompanyOrdersPage = () => (
  <>
    <title>{useText()('company.orders')}</title>
    <CompanyOrdersView {...useLoaderData<typeof loader>()} />
  </>
);
export default CompanyOrdersPage;
