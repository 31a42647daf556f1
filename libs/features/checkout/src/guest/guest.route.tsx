import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { continueAsGuest, loadGuest } from './guest.action.ts';
import { GuestView } from './GuestView.tsx';

export const loader = loadGuest;
export const action = continueAsGuest;

const GuestPage = () => (
  <>
    <title>{useText()('guest.title')}</title>
    <GuestView facts={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default GuestPage;
