import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { chooseShippings } from './delivery.action.ts';
import { loadShippings } from './delivery.loader.ts';
import { ShippingsView } from './DeliveryView.tsx';

export const loader = loadShippings;
export const action = chooseShippings;

const ShippingsPage = () => (
  <>
    <title>{useText()('checkout.shippingsTitle')}</title>
    <ShippingsView
      facts={useLoaderData<typeof loader>()}
      outcome={useActionData<typeof action>()}
    />
  </>
);
export default ShippingsPage;
