import {
  type AnalyticsQueue,
  allows,
  type Consent,
  consentSignals,
  pushEvents,
  queueEvent,
} from '@materia/domain-consent';
import type { CheckoutMeta } from '@materia/domain-checkout';
import type { RouteName } from '@materia/market-model';

/** The events that the shop sends about a visit. Fields name pages and counts, never people. */
export type AnalyticsEvent =
  | {
      readonly event: 'page_view';
      readonly page: RouteName | 'unknown';
      /** The page name in the market's language. */ readonly name: string;
      readonly title: string;
    }
  | { readonly event: 'view_item'; readonly urlKey: string }
  | { readonly event: 'add_to_cart'; readonly items: number }
  | { readonly event: 'view_cart'; readonly items: number }
  | { readonly event: 'checkout_step'; readonly step: CheckoutMeta }
  | { readonly event: 'purchase' }
  | { readonly event: 'login' }
  | { readonly event: 'sign_up' }
  | { readonly event: 'logout' };

/** Fields of every event: the market and the customer type. */
export type Shopper = {
  readonly market: string;
  readonly customerType: 'guest' | 'private' | 'professional';
  readonly isBuyer: boolean;
};

type Push = (entry: Readonly<Record<string, unknown>>) => void;

/** The page view is sent before the events on the page. */
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
  /** A further page is open; earlier events belong to the previous page. */
  readonly openPage: (shopper: Shopper) => void;
  /** Queues an event of the open page. */
  readonly record: (event: AnalyticsEvent) => void;
  /** The current choice; undefined until the shopper has chosen. */
  readonly consent: (consent: Consent | undefined) => void;
};

/**
 * Events wait in a queue by page and priority and are pushed in order, only while measuring is allowed; a refusal clears the queue.
 * The four consent signals are pushed as denied first and then follow the choice.
 */
export const createAnalytics = (push: Push): Analytics => {
  let queue: AnalyticsQueue<Readonly<Record<string, unknown>>> = [];
  let page = 0;
  let shopper: Shopper = { market: '', customerType: 'guest', isBuyer: false };
  let chosen: Consent | undefined;
  let pushedSignals: string | undefined;

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
    record: (event) => {
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
      if (consent !== undefined && pushedSignals !== JSON.stringify(signals)) {
        pushedSignals = JSON.stringify(signals);
        push({ consent: 'update', ...signals });
      }
      flush();
    },
  };
};
