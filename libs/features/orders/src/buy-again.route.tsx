import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { buyAgain } from './buy-again.action.ts';
import { loadBuyAgain } from './buy-again.loader.ts';
import { BuyAgainView } from './BuyAgainView.tsx';

export const loader = loadBuyAgain;
export const action = buyAgain;

const BuyAgainPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>{t('buyAgain.title')}</title>
      <BuyAgainView {...facts} outcome={outcome} />
    </>
  );
};
export default BuyAgainPage;
