import { useFormats, useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadPurchase } from './purchase-details.loader.ts';
import { PurchaseDetailsView } from './PurchaseDetailsView.tsx';
import { PurchaseOrdersView } from './PurchaseOrdersView.tsx';

export const loader = loadPurchase;

const PurchaseDetailsPage = () => {
  const t = useText();
  const { date } = useFormats();
  const facts = useLoaderData<typeof loader>();
  return 'orders' in facts ? (
    <>
      <title>{t('firm.purchase', { number: facts.number })}</title>
      <PurchaseOrdersView {...facts} />
    </>
  ) : (
    <>
      <title>{t('purchases.boughtOn', { date: date(facts.receipt.paidAt.date) })}</title>
      <PurchaseDetailsView {...facts} />
    </>
  );
};
export default PurchaseDetailsPage;
