import Stripe from 'stripe';
import { newId, type Ledger } from './ledger.ts';
import { type Endpoint, type NoticeMode, notifier } from './notices.ts';
import { eventObject } from './objects.ts';

/** A change of an object, of which the shop is notified. */
export type ProviderEvent = { readonly type: Stripe.Event['type']; readonly object: object };

/** What the parts of the sandbox share: the books, the clock, and the way to the shops. */
export type Provider = {
  readonly ledger: Ledger;
  /** Its own address as browsers reach it. */
  readonly origin: string;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Notifies the shop of a market, by its id, of the events of one change. */
  readonly send: (market: string, events: readonly ProviderEvent[], mode?: NoticeMode) => void;
};

/** The provider over a ledger; `now` returns seconds since 1970. */
export const providerOf = ({
  endpointOf,
  ...tools
}: Omit<Provider, 'send'> & { readonly endpointOf: (market: string) => Endpoint }): Provider => {
  const notify = notifier(tools);
  return {
    ...tools,
    send: (market, events, mode = 'once') => {
      const payloads = events.map(({ type, object }) =>
        JSON.stringify(
          eventObject(
            { id: newId('evt'), type, created: tools.now(), apiVersion: Stripe.API_VERSION },
            object,
          ),
        ),
      );
      void notify(endpointOf(market), payloads, mode);
    },
  };
};
