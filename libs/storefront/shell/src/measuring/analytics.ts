import {
  type AnalyticsQueue,
  allows,
  type Consent,
  consentSignals,
  pushEvents,
  queueEvent,
} from '@materia/domain-customer';
import type { RouteName } from '@materia/market-model';

/** What the shop tells about a visit (ANA-05). Fields name pages and counts, never people. */
export type AnalyticsEvent =
  | {
      readonly event: 'page_view';
      readonly page: RouteName | 'unknown';
      /** The page in the market's own words (ANA-04). */ readonly name: string;
      readonly title: string;
    }
  | { readonly event: 'view_item'; readonly urlKey: string }
  | { readonly event: 'add_to_cart'; readonly items: number }
  | { readonly event: 'view_cart'; readonly items: number }
  | { readonly event: 'checkout_step'; readonly step: RouteName }
  | { readonly event: 'purchase' }
  | { readonly event: 'login' }
  | { readonly event: 'sign_up' }
  | { readonly event: 'logout' };

/** What goes with every event: the market and who is buying (ANA-03, ROL-04). */
export type Shopper = {
  readonly market: string;
  readonly customerType: 'guest' | 'private' | 'professional';
  readonly isBuyer: boolean;
};

type Push = (entry: Readonly<Record<string, unknown>>) => void;

/** The page itself comes before what happens on it (ANA-02). */
const PRIORITIES = {
  page_view: 0,
  login: 1,
  sign_up: 1,
  logout: 1,
  view_item: 2,
  view_cart: 2,
  checkout_step: 2,
  add_to_cart: 3,
  purchase: 3,
} as const satisfies Readonly<Record<AnalyticsEvent['event'], number>>;

export type Analytics = {
  /** A further page is open: what was told before belongs to the page before. */
  readonly openPage: (shopper: Shopper) => void;
  readonly tell: (event: AnalyticsEvent) => void;
  /** The choice as it stands now; undefined as long as nobody chose. */
  readonly consent: (consent: Consent | undefined) => void;
};

/**
 * Events wait in a queue by page and priority and are pushed in order, only while measuring is allowed; who refuses is forgotten
 * (ANA-01, ANA-02). The four consent signals are denied before anything else is pushed and follow the choice (BEY-28).
 */
export const createAnalytics = (push: Push): Analytics => {
  let queue: AnalyticsQueue<Readonly<Record<string, unknown>>> = [];
  let page = 0;
  let shopper: Shopper = { market: '', customerType: 'guest', isBuyer: false };
  let chosen: Consent | undefined;
  let told: string | undefined;

  const state = (): 'granted' | 'denied' | 'not-asked-yet' => {
    if (chosen === undefined) return 'not-asked-yet';
    return allows(chosen, 'C0002') ? 'granted' : 'denied';
  };
  const flush = (): void => {
    const { push: now, rest } = pushEvents(queue, state());
    queue = rest;
    for (const event of now) push(event);
  };

  push({ consent: 'default', ...consentSignals([]) });
  return {
    openPage: (who) => {
      page += 1;
      shopper = who;
    },
    tell: (event) => {
      queue = queueEvent(queue, {
        page,
        priority: PRIORITIES[event.event],
        event: { ...event, ...shopper },
      });
      flush();
    },
    consent: (consent) => {
      chosen = consent;
      const signals = consentSignals(consent ?? []);
      if (consent !== undefined && told !== JSON.stringify(signals)) {
        told = JSON.stringify(signals);
        push({ consent: 'update', ...signals });
      }
      flush();
    },
  };
};
