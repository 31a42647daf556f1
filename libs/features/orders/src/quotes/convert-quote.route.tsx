import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { buyQuote } from './convert-quote.action.ts';
import { loadConvertQuote } from './convert-quote.loader.ts';
import { ConvertQuoteView } from './ConvertQuoteView.tsx';

export const loader = loadConvertQuote;
export const action = buyQuote;

const ConvertQuotePage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('quotes.convertTitle', { number: facts.quote.number })}</title>
      <ConvertQuoteView {...facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default ConvertQuotePage;
