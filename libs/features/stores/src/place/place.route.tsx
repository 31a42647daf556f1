import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { savePlace } from './place.action.ts';
import { loadPlace } from './place.loader.ts';
import { PlaceView } from './PlaceView.tsx';

export const loader = loadPlace;
export const action = savePlace;

const PlacePage = () => {
  const t = useText();
  return (
    <>
      <title>{t('place.title')}</title>
      <meta name="description" content={t('place.description')} />
      <PlaceView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default PlacePage;
