import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { saveQuote } from './create-quote.action.ts';
import { loadCreateQuote } from './create-quote.loader.ts';
import { CreateQuoteView } from './CreateQuoteView.tsx';

export const loader = loadCreateQuote;
export const action = saveQuote;

const CreateQuotePage = () => (
  <>
    <title>{useText()('quotes.createTitle')}</title>
    <CreateQuoteView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default CreateQuotePage;
