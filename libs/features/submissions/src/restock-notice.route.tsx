import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { askForNotice, loadRestockNotice } from './restock-notice.action.ts';
import { RestockNoticeView } from './RestockNoticeView.tsx';

export const loader = loadRestockNotice;
export const action = askForNotice;

const RestockNoticePage = () => {
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{useText()('restockNotice.title', { product: facts.product.name })}</title>
      <RestockNoticeView {...facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default RestockNoticePage;
