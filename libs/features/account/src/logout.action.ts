import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';

/**
 * Signing out changes state, so a GET only asks for confirmation. Guests have no session to end.
 */
export const loadLogout = ({ context }: Pick<LoaderFunctionArgs, 'context'>): null => {
  const shop = context.get(shopRequest);
  if (shop.customer === undefined) throw redirect(shop.to('home'));
  return null;
};

/**
 * Ends the session and redirects home. The place goes with it: it may be the account's address, which
 * the next person at the same browser must not see.
 */
export const signOut = async ({ context }: Pick<ActionFunctionArgs, 'context'>) => {
  const shop = context.get(shopRequest);
  await shop.session.signOut();
  shop.session.keepPlace(undefined);
  return redirect(shop.to('home'), 303);
};
