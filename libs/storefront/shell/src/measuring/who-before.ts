import type { RouteName } from '@materia/market-model';
import type { AnalyticsEvent, Shopper } from './analytics.ts';

/** Who was looking at the page before, and which it was. */
export type WhoBefore = {
  readonly customerType: Shopper['customerType'];
  readonly page: RouteName | undefined;
};

/** What became of the shopper since the page before: signed in, signed up, or signed out (ANA-05). */
export const identityEvent = (
  before: WhoBefore | undefined,
  now: WhoBefore,
): AnalyticsEvent | undefined => {
  if (before === undefined || (before.customerType === 'guest') === (now.customerType === 'guest'))
    return undefined;
  if (now.customerType === 'guest') return { event: 'logout' };
  return { event: before.page === 'register' ? 'sign_up' : 'login' };
};

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const TYPES = ['guest', 'private', 'professional'] as const;

/** Remembers from page to page of one tab, and only while measuring is allowed. Storage that is shut or holds something else counts as empty. */
export const whoBefore = (marketId: string, storage: () => Kept) => {
  const key = `materia-who-${marketId}`;
  const attempt = <Value>(work: (kept: Kept) => Value): Value | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    take: (): WhoBefore | undefined => {
      const [type, page] = attempt((kept) => kept.getItem(key))?.split(' ') ?? [];
      const customerType = TYPES.find((known) => known === type);
      return customerType && { customerType, page: page === 'register' ? page : undefined };
    },
    keep: ({ customerType, page }: WhoBefore): void =>
      attempt((kept) => kept.setItem(key, `${customerType} ${page ?? ''}`)),
    forget: (): void => attempt((kept) => kept.removeItem(key)),
  };
};
