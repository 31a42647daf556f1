import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { writeAboutOrder } from './threads.action.ts';
import { loadThreads } from './threads.loader.ts';
import { ThreadsView } from './ThreadsView.tsx';

export const loader = loadThreads;
export const action = writeAboutOrder;

const ThreadsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>{t('messages.title', { number: facts.orderNumber })}</title>
      <ThreadsView {...facts} outcome={outcome} />
    </>
  );
};
export default ThreadsPage;
