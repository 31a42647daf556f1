import { useText } from '@materia/ui-shop';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listOr503 } from '../list-or-503.ts';
import { ListUnavailable } from '../ListUnavailable.tsx';
import { loadQuotes } from './quotes.loader.ts';
import { QuotesView } from './QuotesView.tsx';

export const loader = (args: LoaderFunctionArgs) => listOr503(loadQuotes(args));

const QuotesPage = () => {
  const t = useText();
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('quotes.title')}</title>
      {facts === undefined ? (
        <ListUnavailable
          list="myQuotes"
          title={t('quotes.unavailableTitle')}
          text={t('quotes.unavailableText')}
        />
      ) : (
        <QuotesView {...facts} />
      )}
    </>
  );
};
export default QuotesPage;
