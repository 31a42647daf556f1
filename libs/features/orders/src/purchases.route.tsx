import { useText } from '@materia/ui-shop';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listOr503 } from './list-or-503.ts';
import { ListUnavailable } from './ListUnavailable.tsx';
import { loadPurchases } from './purchases.loader.ts';
import { PurchasesView } from './PurchasesView.tsx';

export const loader = (args: LoaderFunctionArgs) => listOr503(loadPurchases(args));

const PurchasesPage = () => {
  const t = useText();
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('purchases.title')}</title>
      {facts === undefined ? (
        <ListUnavailable
          list="myPurchases"
          title={t('purchases.unavailableTitle')}
          text={t('purchases.unavailableText')}
        />
      ) : (
        <PurchasesView {...facts} />
      )}
    </>
  );
};
export default PurchasesPage;
