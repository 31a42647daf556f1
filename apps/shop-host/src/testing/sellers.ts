import { codeAt } from '../desk/console/second-factor.ts';
import { callOf, callPath } from '@materia/api-contract';
import { z } from 'zod';
import type { TestHost } from './host.ts';

/** A person of a seller with what they sign in by. */
export type SellerAccount = {
  readonly bu: string;
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string;
};

const PASSWORD = 'Seller-2026!';
const invited = z.object({ token: z.string() });
const accepted = z.object({ totp_secret: z.string() });

/** Invites a person of a seller as the operator, and accepts in their name. */
export const newSeller = async (
  host: TestHost,
  { email = 'anna@vendor-one.example', vendor = 'V1', bu = 'pl' } = {},
): Promise<SellerAccount> => {
  const invitation = await host.app.inject({
    method: 'POST',
    url: callPath(callOf('inviteSeller'), { unit: bu }),
    headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
    payload: { email, name: 'Anna', vendor },
  });
  const { token } = invited.parse(invitation.json());
  const answer = await host.app.inject({
    method: 'POST',
    url: callPath(callOf('acceptSellerInvitation'), { unit: bu }),
    payload: { token, password: PASSWORD },
  });
  const { totp_secret: totpSecret } = accepted.parse(answer.json());
  return { bu, email, password: PASSWORD, totpSecret };
};

/** Signs the person in. A code works once, so another sign-in needs half a minute in between. */
export const sellerToken = async (
  host: TestHost,
  { bu, email, password, totpSecret }: SellerAccount,
): Promise<string> => {
  const answer = await host.app.inject({
    method: 'POST',
    url: callPath(callOf('signSellerIn'), { unit: bu }),
    payload: { email, password, code: codeAt(totpSecret, host.clock.now) },
  });
  return invited.parse(answer.json()).token;
};
