import { GUEST_LINK_DAYS } from '@materia/domain-checkout';
import { deriveKeys } from '@materia/platform-keys';
import { z } from 'zod';
import { signToken, verifyToken } from '../../platform/auth/signed-tokens.ts';
import type { SecurityLog } from '../../platform/process/security-events.ts';
import type { Secrets } from '../../platform/process/secrets.ts';

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
  { keys: masterKeys }: Pick<Secrets, 'keys'>,
  security: SecurityLog,
): GuestLinks => {
  const keys = deriveKeys(masterKeys, 'materia-host', 'guest-order');
  return {
    issue: (market, purchaseNumber, now, purpose = 'guest-order') => {
      const issuedAt = Math.floor(Date.parse(now) / 1000);
      return signToken(keys, {
        audience: `${purpose} ${market}`,
        subject: purchaseNumber,
        issuedAt,
        expiresAt: issuedAt + GUEST_LINK_DAYS * DAY_SECONDS,
      });
    },
    read: async (market, link, now, purpose = 'guest-order') => {
      const payload = await verifyToken(keys, link, { audience: `${purpose} ${market}` }, now);
      if (payload === 'forged') security({ event: 'link-forged', realm: market });
      return claims.safeParse(payload).data?.sub;
    },
  };
};
