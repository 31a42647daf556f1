import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { saveRecipient } from './recipient.action.ts';
import { loadRecipient } from './recipient.loader.ts';
import { recipientTitle } from './recipient-title.ts';
import { RecipientView } from './RecipientView.tsx';

export const loader = loadRecipient;
export const action = saveRecipient;

const RecipientPage = () => {
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{useText()(recipientTitle(facts))}</title>
      <RecipientView facts={facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default RecipientPage;
