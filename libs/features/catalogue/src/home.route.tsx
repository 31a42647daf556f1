import { useShop } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { HomeView } from './HomeView.tsx';
import { loadHome } from './home.loader.ts';

export const loader = loadHome;

const HomePage = () => {
  const { t, market } = useShop();
  return (
    <>
      <title>{t('home.title')}</title>
      <meta
        name="description"
        content={t('home.description', { days: market.settings.returnDays })}
      />
      <HomeView {...useLoaderData<typeof loader>()} />
    </>
  );
};
export default HomePage;
