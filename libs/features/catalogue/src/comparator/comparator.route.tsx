import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { changeComparison } from './change-comparison.action.ts';
import { loadComparator } from './comparator.loader.ts';
import { ComparatorView } from './ComparatorView.tsx';

export const loader = loadComparator;
export const action = changeComparison;

const ComparatorPage = () => {
  const t = useText();
  return (
    <>
      <title>{t('comparator.title')}</title>
      <meta name="description" content={t('comparator.description')} />
      <ComparatorView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default ComparatorPage;
