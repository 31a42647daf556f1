import { useActionData, useLoaderData } from 'react-router';
import { writeIntoThread } from './thread.action.ts';
import { loadThread } from './thread.loader.ts';
import { ThreadView } from './ThreadView.tsx';

export const loader = loadThread;
export const action = writeIntoThread;

const ThreadPage = () => {
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>{facts.thread.subject}</title>
      <ThreadView {...facts} outcome={outcome} />
    </>
  );
};
export default ThreadPage;
