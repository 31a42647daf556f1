import { useText } from '@materia/ui-shop';
import { useLoaderData } from 'react-router';
import { loadConfirmation } from './confirmation.loader.ts';
import { ConfirmationView } from './ConfirmationView.tsx';
import { isCancelled } from './PlacedOrderCard.tsx';

export const loader = loadConfirmation;

const ConfirmationPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>
        {facts.orders.length === 0
          ? t('checkout.noOrderTitle')
          : t(
              facts.orders.every(isCancelled)
                ? 'checkout.cancelledTitle'
                : facts.confirmUntil === undefined
                  ? 'checkout.confirmationTitle'
                  : 'guest.checkTitle',
            )}
      </title>
      <ConfirmationView facts={facts} />
    </>
  );
};
export default ConfirmationPage;
