import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { HomeView } from './HomeView.tsx';
import { loadHome } from './home.loader.ts';

export const loader = loadHome;

const HomePage = () => {
  const t = useText();
  return (
    <>
      <title>{t('home.title')}</title>
      <meta name="description" content={t('home.description')} />
      <HomeView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default HomePage;
