import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { confirmGuestOrder, loadGuestConfirmation } from './guest-confirmation.action.ts';
import { GuestConfirmationView } from './GuestConfirmationView.tsx';

export const loader = loadGuestConfirmation;
export const action = confirmGuestOrder;

const GuestConfirmationPage = () => {
  const unopened = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <>
      <title>{useText()('guest.confirmTitle')}</title>
      <GuestConfirmationView outcome={outcome ?? unopened} />
    </>
  );
};
export default GuestConfirmationPage;
