import { useShop } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { takeKit } from './planner.action.ts';
import { loadPlanner } from './planner.loader.ts';
import { PlannerView } from './PlannerView.tsx';
import { presentPlanner } from './present-planner.ts';

export const loader = loadPlanner;
export const action = takeKit;

const PlannerPage = () => {
  const shop = useShop();
  const { t } = shop;
  const { texts, ...loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t('planner.title')}</title>
      <meta name="description" content={t('planner.description')} />
      <PlannerView
        facts={presentPlanner(shop, loaded, useActionData<typeof action>())}
        t={t}
        texts={texts}
      />
    </>
  );
};
export default PlannerPage;
