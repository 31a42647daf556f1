import type { RequestContext } from '../../platform/contract/context.ts';
import type { Attempts, Limit } from '../../platform/limits/attempts.ts';

const HOUR = 3_600_000;
/** An attempt holds products and may guess BLIK codes or cards, so attempts are limited by whoever pays and by their network. */
const OF_PAYER: Limit = { attempts: 20, windowMs: HOUR };
const OF_ADDRESS: Limit = { attempts: 40, windowMs: HOUR };
const OF_NETWORK: Limit = { attempts: 120, windowMs: HOUR };

/** The network around an IPv4 address; an IPv6 address is already limited by its /64. */
const around = (address: string): string => address.replace(/\.\d+$/, '.0');

/** Counts a payment attempt before it is made; false beyond a limit. `payer` is an account or a cart. */
export const takeAttempt = async (
  attempts: Attempts,
  payer: string,
  { market, shopperNetwork, now }: Pick<RequestContext, 'market' | 'shopperNetwork' | 'now'>,
): Promise<boolean> => {
  const counted: readonly (readonly [string, Limit])[] = [
    [`payer:${payer}`, OF_PAYER],
    [`address:${shopperNetwork}`, OF_ADDRESS],
    [`network:${around(shopperNetwork)}`, OF_NETWORK],
  ];
  for (const [key, limit] of counted)
    if (!(await attempts.take(`payment:${market.id}:${key}`, limit, now))) return false;
  return true;
};
