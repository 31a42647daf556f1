import { useText } from '@materia/ui-shop';
import { useActionData } from 'react-router';
import { confirmGuestOrder } from './guest-confirmation.action.ts';
import { GuestConfirmationView } from './GuestConfirmationView.tsx';

export const action = confirmGuestOrder;

const GuestConfirmationPage = () => (
  <>
    <title>{useText()('guest.confirmTitle')}</title>
    <GuestConfirmationView outcome={useActionData<typeof action>()} />
  </>
);
export default GuestConfirmationPage;
