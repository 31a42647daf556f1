import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { BarePageView } from './BarePageView.tsx';
import { loadBarePage } from './content-page.loader.ts';

export const loader = loadBarePage;

/** Search engines know the page by its address with a frame. */
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
