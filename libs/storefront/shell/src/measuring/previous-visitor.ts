import type { RouteName } from '@materia/market-model';
import type { AnalyticsEvent, Shopper } from './analytics.ts';

/** The visitor of the previous page, and that page. */
export type PreviousVisitor = {
  readonly customerType: Shopper['customerType'];
  readonly page: RouteName | undefined;
};

/** The shopper's change since the previous page: signed in, signed up, or signed out. */
export const identityEvent = (
  before: PreviousVisitor | undefined,
  now: PreviousVisitor,
): AnalyticsEvent | undefined => {
  if (before === undefined || (before.customerType === 'guest') === (now.customerType === 'guest'))
    return undefined;
  if (now.customerType === 'guest') return { event: 'logout' };
  return { event: before.page === 'register' ? 'sign_up' : 'login' };
};

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const TYPES = ['guest', 'private', 'professional'] as const;

/** Remembers the visitor between pages of one tab, only while measuring is allowed. Unavailable or unreadable storage counts as empty. */
export const previousVisitor = (marketId: string, storage: () => TabStorage) => {
  const key = `materia-who-${marketId}`;
  const attempt = <Value>(work: (storage: TabStorage) => Value): Value | undefined => {
    try {
      return work(storage());
    } catch {
      return undefined;
    }
  };
  return {
    take: (): PreviousVisitor | undefined => {
      const [type, page] = attempt((kept) => kept.getItem(key))?.split(' ') ?? [];
      const customerType = TYPES.find((known) => known === type);
      return customerType && { customerType, page: page === 'register' ? page : undefined };
    },
    keep: ({ customerType, page }: PreviousVisitor): void =>
      attempt((kept) => kept.setItem(key, `${customerType} ${page ?? ''}`)),
    forget: (): void => attempt((kept) => kept.removeItem(key)),
  };
};
