import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeQuote } from './quote-details.action.ts';
import { loadQuote } from './quote-details.loader.ts';
import { QuoteDetailsView } from './QuoteDetailsView.tsx';

export const loader = loadQuote;
export const action = changeQuote;

const QuoteDetailsPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { name, number } = facts.quote;
  return (
    <>
      <title>{name ?? t('quotes.number', { number })}</title>
      <QuoteDetailsView {...facts} outcome={outcome} />
    </>
  );
};
export default QuoteDetailsPage;
