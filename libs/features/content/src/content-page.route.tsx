import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadContentPage } from './content-page.loader.ts';
import { ContentPageView } from './ContentPageView.tsx';

export const loader = loadContentPage;

const ContentPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('content.title', { page: facts.page.title })}</title>
      <meta name="description" content={facts.page.description} />
      <ContentPageView {...facts} />
    </>
  );
};
export default ContentPage;
