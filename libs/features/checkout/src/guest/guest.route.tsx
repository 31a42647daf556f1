import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { continueAsGuest, loadGuest } from './guest.action.ts';
import { GuestView } from './GuestView.tsx';

export const loader = loadGuest;
export const action = continueAsGuest;

const GuestPage = () => {
  const t = useText();
  const facts = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t(facts.guestsMayOrder ? 'guest.title' : 'guest.accountTitle')}</title>
      <GuestView facts={facts} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default GuestPage;
