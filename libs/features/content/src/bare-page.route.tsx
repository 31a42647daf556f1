import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { BarePageView } from './BarePageView.tsx';
import { loadBarePage } from './content-page.loader.ts';

export const loader = loadBarePage;

/** The canonical URL is the page with its frame. */
const BarePage = () => {
  const t = useText();
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('content.title', { page: page.title })}</title>
      <meta name="robots" content="noindex" />
      <BarePageView page={page} />
    </>
  );
};
export default BarePage;
