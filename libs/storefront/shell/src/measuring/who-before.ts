import type { RouteName } from '@materia/market-model';
import type { AnalyticsEvent, Shopper } from './analytics.ts';

/** The visitor of the previous page, and that page. */
export type WhoBefore = {
  readonly customerType: Shopper['customerType'];
  readonly page: RouteName | undefined;
};

/** The shopper's change since the previous page: signed in, signed up, or signed out. */
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

/** Remembers the visitor between pages of one tab, only while measuring is allowed. Unavailable or unreadable storage counts as empty. */
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
