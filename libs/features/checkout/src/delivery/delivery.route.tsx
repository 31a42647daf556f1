import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { chooseDelivery } from './delivery.action.ts';
import { loadDelivery } from './delivery.loader.ts';
import { DeliveryView } from './DeliveryView.tsx';

export const loader = loadDelivery;
export const action = chooseDelivery;

const DeliveryPage = () => (
  <>
    <title>{useText()('checkout.deliveryTitle')}</title>
    <DeliveryView facts={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default DeliveryPage;
