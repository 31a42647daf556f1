import { mailboxKey } from '@materia/domain-contact';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';

const HOUR = 3_600_000;
/**
 * An attempt holds products and may guess BLIK codes or cards, so attempts are limited by whoever
 * pays and by their network.
 */
const OF_PAYER: Limit = { attempts: 20, windowMs: HOUR };
const OF_ADDRESS: Limit = { attempts: 40, windowMs: HOUR };
const OF_NETWORK: Limit = { attempts: 120, windowMs: HOUR };

/** The network around an IPv4 address; an IPv6 address is already limited by its /64. */
const around = (address: string): string => address.replace(/\.\d+$/, '.0');

/**
 * Counts a payment attempt before it is made; false beyond a limit. `payer` is an account or a
 * cart.
 */
export const takeAttempt = (
  counts: Attempts,
  payer: string,
  { market, shopperNetwork, now }: Pick<RequestContext, 'market' | 'shopperNetwork' | 'now'>,
): Promise<boolean> => {
  const of = `payment:${market.id}`;
  return counts.takeAll(
    [[`${of}:payer:${payer}`, OF_PAYER], ...aroundShopper(of, shopperNetwork)],
    now,
  );
};

/**
 * Counts an order that is paid in store, with counts of the transaction that places it, so that only orders
 * count; false beyond a limit. It holds products for days without any payment, whoever's accounts
 * are used. An order of an unproven address sends a mail there, which may be a stranger's.
 */
export const takePlacementInStore = (
  counts: Attempts,
  { market, shopperNetwork, now }: Pick<RequestContext, 'market' | 'shopperNetwork' | 'now'>,
  unprovenEmail: string | undefined,
): Promise<boolean> =>
  counts.takeAll(
    [
      ...(unprovenEmail === undefined ? [] : [placementToMailbox(market.id, unprovenEmail)]),
      ...aroundShopper(`pay-in-store:${market.id}`, shopperNetwork),
    ],
    now,
  );

/**
 * The count of orders about which mails go to a mailbox that nobody has proven, with an account or
 * without.
 */
export const placementToMailbox = (
  market: string,
  email: string,
): readonly [key: string, limit: Limit] => [
  `guest-order:${market}:email:${mailboxKey(email)}`,
  { attempts: 5, windowMs: 24 * HOUR },
];

const aroundShopper = (
  of: string,
  shopperNetwork: string,
): readonly (readonly [key: string, limit: Limit])[] => [
  [`${of}:address:${shopperNetwork}`, OF_ADDRESS],
  [`${of}:network:${around(shopperNetwork)}`, OF_NETWORK],
];
