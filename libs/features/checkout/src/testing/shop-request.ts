import type { HostClient } from '@materia/api-client-kernel';
import { type FlagKey, flagSet } from '@materia/domain-feature-flags';
import { plainDate } from '@materia/domain-holiday-calendar';
import { type Market, pathTo, type TextKey } from '@materia/market-model';
import { shopRequest, type ShopRequest } from '@materia/storefront-request';
import { RouterContextProvider } from 'react-router';

/** What a page did to the session, in order. */
type SessionDeed = { readonly kind: 'forget-cart' } | { readonly kind: 'remember-cart'; readonly id: string } | { readonly kind: 'flash'; readonly key: TextKey };

type Changes = { readonly flags?: Partial<Record<FlagKey, boolean>>; readonly isProfessional?: boolean; readonly storeChosen?: boolean };

/** The request of a signed-in customer in Poznań on a Tuesday at nine, by the clock of Warsaw, with what it did to his session. */
export const aCustomerRequest = (market: Market, host: HostClient, changes: Changes = {}) => {
  const deeds: SessionDeed[] = [];
  const shop: ShopRequest = {
    market,
    to: pathTo(market.routes),
    now: '2026-03-10T08:00:00Z',
    today: plainDate(2026, 3, 10),
    channel: 'web',
    isBot: false,
    flags: { ...flagSet({ channel: 'web', choices: {}, presets: market.flagPresets }), ...changes.flags },
    customer: { id: 'c-1', firstname: 'Anna', lastname: 'Nowak', email: 'anna@materia.example', mobile: '601020304', isProfessional: changes.isProfessional ?? false },
    store: { id: '12', sellerCode: '012', urlKey: 'poznan-franowo', name: 'Poznań Franowo', postcode: '61-285', chosen: changes.storeChosen ?? true },
    priceContextCode: '012P',
    cartId: 'cart-1',
    host,
    session: {
      signIn: () => Promise.resolve('wrong-credentials'),
      signOut: () => Promise.resolve(),
      selectStore: () => undefined,
      rememberCart: ({ id }) => deeds.push({ kind: 'remember-cart', id }),
      forgetCart: () => deeds.push({ kind: 'forget-cart' }),
      flash: ({ key }) => deeds.push({ kind: 'flash', key }),
    },
  };
  const context = new RouterContextProvider();
  context.set(shopRequest, shop);
  return { context, deeds };
};
