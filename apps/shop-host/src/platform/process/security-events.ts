import { createHmac } from 'node:crypto';
import { deriveKeys } from '@materia/platform-keys';
import type { Secrets } from './secrets.ts';

/** An event for security monitoring. */
export type SecurityEvent = {
  readonly event:
    | 'sign-in-failed'
    | 'sign-in-held-back'
    /** Somebody signed in wanted to change the e-mail address and did not know the password. */
    | 'email-change-refused'
    /** An account has another e-mail address. */
    | 'email-changed'
    /** A refresh token was used again after its time: it was copied, and the session has ended. */
    | 'refresh-reused'
    /** A signed link was not issued here. One that has expired is none. */
    | 'link-forged'
    /** A notice about a payment was not the provider's, or was malformed. */
    | 'notice-refused'
    /** Somebody of the staff made a call for which they have no role or duty. */
    | 'access-denied'
    /** A token that proves who started a payment was not issued here for it, or has ended. */
    | 'payment-token-refused'
    /** Somebody of the staff cancelled an order, whose money goes back. */
    | 'order-cancelled'
    /** Somebody of the staff sent money back. */
    | 'refund-started';
  /** The account namespace: a market, or the staff. */
  readonly realm: string;
  readonly account?: string;
  readonly network?: string;
};

export type SecurityLog = (event: SecurityEvent) => void;

/**
 * Logs each event as one line. Account and network are logged as keyed hashes: equal ones can be
 * counted, and only this shop, which has the key, can look for a given one. Lines with another
 * `hashKey` were written before or after a change of keys, and their hashes do not compare.
 */
export const securityLog = (
  { keys }: Pick<Secrets, 'keys'>,
  write: (fields: object, message: string) => void,
): SecurityLog => {
  const [{ id: hashKey, key }] = deriveKeys(keys, 'materia-host', 'security-events');
  const hashed = (text: string): string =>
    createHmac('sha256', key).update(text).digest('hex').slice(0, 24);
  return ({ event, realm, account, network }) =>
    write(
      {
        securityEvent: event,
        realm,
        ...((account !== undefined || network !== undefined) && { hashKey }),
        ...(account !== undefined && { account: hashed(`${realm} ${account}`) }),
        ...(network !== undefined && { network: hashed(network) }),
      },
      'security event',
    );
};
