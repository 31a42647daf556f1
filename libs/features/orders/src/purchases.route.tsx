import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadPurchases } from './purchases.loader.ts';
import { PurchasesView } from './PurchasesView.tsx';

export const loader = loadPurchases;

const PurchasesPage = () => (
  <>
    <title>{useText()('purchases.title')}</title>
    <PurchasesView {...useLoaderData<typeof loader>()} />
  </>
);
export default PurchasesPage;
