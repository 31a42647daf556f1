import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadInvoices } from './invoices.loader.ts';
import { InvoicesView } from './InvoicesView.tsx';

export const loader = loadInvoices;

const InvoicesPage = () => (
  <>
    <title>{useText()('invoices.title')}</title>
    <InvoicesView {...useLoaderData<typeof loader>()} />
  </>
);
export default InvoicesPage;
