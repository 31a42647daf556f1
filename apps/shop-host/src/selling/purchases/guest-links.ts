import { hkdfSync } from 'node:crypto';
import { GUEST_LINK_DAYS } from '@materia/domain-checkout';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import type { Secrets } from '../../platform/process/secrets.ts';

const ALGORITHM = 'HS256';
const DAY_SECONDS = 24 * 3600;
const claims = z.object({ sub: z.string().min(1) });

/**
 * What a link allows: to follow the purchase, or to confirm it, which proves whose address the mail
 * with it went to.
 */
type GuestLinkPurpose = 'guest-order' | 'guest-confirmation';

/**
 * Signed links to the purchases of guests. Whoever has the link sees the purchase; nothing else
 * proves whose it is.
 */
export type GuestLinks = {
  /**
   * Signs the link of a purchase, to expire after {@link GUEST_LINK_DAYS}. `now` is an ISO instant.
   */
  readonly issue: (
    market: string,
    purchaseNumber: string,
    now: string,
    purpose?: GuestLinkPurpose,
  ) => Promise<string>;
  /**
   * The number of the purchase; undefined for a link that expired or was not issued here for this
   * market and purpose.
   */
  readonly read: (
    market: string,
    link: string,
    now: string,
    purpose?: GuestLinkPurpose,
  ) => Promise<string | undefined>;
};

export const guestLinks = (
  { tokenKey }: Pick<Secrets, 'tokenKey'>,
  security: SecurityLog,
): GuestLinks => {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey.d, 'materia-host', 'guest-order', 32));
  return {
    issue: (market, purchaseNumber, now, purpose = 'guest-order') => {
      const issuedAt = Math.floor(Date.parse(now) / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM })
        .setAudience(`${purpose} ${market}`)
        .setSubject(purchaseNumber)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + GUEST_LINK_DAYS * DAY_SECONDS)
        .sign(key);
    },
    read: async (market, link, now, purpose = 'guest-order') => {
      const verified = await jwtVerify(link, key, {
        algorithms: [ALGORITHM],
        audience: `${purpose} ${market}`,
        currentDate: new Date(now),
      }).catch((error: unknown) => {
        if (!(error instanceof errors.JWTExpired))
          security({ event: 'link-forged', realm: market });
        return undefined;
      });
      return claims.safeParse(verified?.payload).data?.sub;
    },
  };
};
