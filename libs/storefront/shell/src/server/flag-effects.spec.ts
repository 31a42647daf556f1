import { CHANNELS, type FlagKey, flagSet } from '@materia/domain-feature-flags';
import type { RouteName } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { aHost, aVisit, minimalShop, shown, signedIn } from './testing/shopping.ts';
import { htmlPage, type TestPage } from './testing/test-app.ts';
import { openEntries } from '../frame-facts/account-menu.ts';
import { addressReader } from '../routes/address.ts';
import { presetFlags } from './host/flag-feed.ts';
import { asOpened, parseRequestedPage } from './visit/requested-page.ts';

const [poland] = markets;
const withFlag = (choice: Parameters<typeof presetFlags>[0]) =>
  presetFlags({ ...poland.flagPresets, ...choice });

describe('flags of the session, on and off', () => {
  it.each([true, false])(
    'SESSION_REVOKE_TOKEN_ON_END %s: signing out revokes the token at the host, or only removes it from this browser (FLAG-34)',
    async (on) => {
      const host = aHost();
      const visit = await signedIn(host, { flags: withFlag({ SESSION_REVOKE_TOKEN_ON_END: on }) });
      await visit.post('/customer/account/logout');
      await new Promise((resolve) => setTimeout(resolve, 20));
      await expect
        .poll(() => host.calls.some((call) => call.startsWith('DELETE /pl/ciam/customer/token')))
        .toBe(on);
      expect(visit.cookie('__Host-s-pl')).toBeUndefined();
    },
  );

  it.each([true, false])(
    'SESSION_SAME_CALENDAR_DAY %s: a session ends at midnight of the market, or goes on (FLAG-35)',
    async (on) => {
      let now = '2026-11-20T22:55:00.000Z';
      const visit = await signedIn(aHost(), {
        clock: () => now,
        flags: withFlag({ SESSION_SAME_CALENDAR_DAY: on }),
      });
      now = '2026-11-20T22:59:00.000Z';
      expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
      now = '2026-11-20T23:01:00.000Z';
      expect((await visit.ask({ url: '/customer/account' })).statusCode).toBe(on ? 401 : 200);
    },
  );
});

describe('guests in the checkout', () => {
  const STEPS = [
    '/checkout/shippings',
    '/checkout/informations',
    '/checkout/summaries',
    '/checkout/confirmation',
  ];
  const GUEST_PAGE = poland.routes.checkoutGuest.canonical;
  /** Shows each page; unknown ones are not found. */
  const anyPage: TestPage = (request) =>
    htmlPage('', new URL(request.url).pathname.startsWith('/404/') ? 404 : 200);

  it.each([true, false])(
    'CHECKOUT_GUEST_ALLOWED %s: the steps are open to guests, or ask them to sign in (FLAG-40, RTE-82, ROL-06)',
    async (on) => {
      const visit = await aVisit(aHost(), anyPage, {
        flags: withFlag({ CHECKOUT_GUEST_ALLOWED: on }),
      });
      for (const url of STEPS)
        expect([url, (await visit.ask({ url })).statusCode]).toEqual([url, on ? 200 : 401]);
      expect((await visit.ask({ url: GUEST_PAGE })).statusCode).toBe(200);
    },
  );

  it('asks a customer whose session has expired to sign in, also where guests may order (ERR-81)', async () => {
    let now = '2026-11-20T22:55:00.000Z';
    const visit = await signedIn(aHost(), {
      clock: () => now,
      flags: withFlag({ CHECKOUT_GUEST_ALLOWED: true, SESSION_SAME_CALENDAR_DAY: true }),
    });
    now = '2026-11-20T23:01:00.000Z';
    expect((await visit.ask({ url: '/checkout/shippings' })).statusCode).toBe(401);
  });
});

describe('receipt preferences', () => {
  it.each([true, false])(
    'ask guests to sign in only where the market wants it: %s (SET-05, RTE-44)',
    async (needsSignIn) => {
      const visit = await aVisit(aHost(), () => htmlPage(''), {
        market: {
          ...poland,
          settings: { ...poland.settings, receiptPreferencesNeedSignIn: needsSignIn },
        },
      });
      expect(
        (await visit.ask({ url: poland.routes.receiptPreferences.canonical })).statusCode,
      ).toBe(needsSignIn ? 401 : 200);
    },
  );
});

describe('the store in the query', () => {
  it.each([true, false])(
    'CHANGE_STORE_FROM_QUERY %s: is chosen, or is ignored (FLAG-30)',
    async (on) => {
      const visit = await aVisit(aHost(), minimalShop, {
        flags: withFlag({ CHANGE_STORE_FROM_QUERY: on }),
      });
      const { statusCode } = await visit.ask({ url: '/?store=12' });
      expect([statusCode, visit.cookie('__Host-store-pl')]).toEqual(
        on ? [302, '12'] : [200, undefined],
      );
    },
  );
});

/** Flags that enable account pages, with the menu entry that links to them. */
const PAGES_OF_FLAGS = [
  ['INVOICES_PAGE', 'invoices', ['myInvoices']],
  ['LOYALTY_CLUB', 'club', ['loyalty', 'loyaltyRegister']],
] as const satisfies readonly (readonly [FlagKey, string, readonly RouteName[]])[];

describe.each(markets.map((market) => [market.id, market] as const))(
  'pages and menu of the account in %s',
  (_, market) => {
    it.each(PAGES_OF_FLAGS)(
      '%s shows the entry %s and opens its pages; without the flag neither, on every channel (FLR-07, FLD-04, LOY-18)',
      (flag, entry, pages) => {
        for (const channel of CHANNELS) {
          for (const on of [true, false]) {
            const flags = flagSet({
              channel,
              choices: { [flag]: on },
              presets: market.flagPresets,
            });
            expect(openEntries(flags, { isProfessional: true }).includes(entry)).toBe(on);
            for (const page of pages) {
              const asked =
                parseRequestedPage(
                  'GET',
                  market.routes[page].canonical,
                  'https://shop.test',
                  addressReader(market.routes),
                ) ?? expect.unreachable();
              expect(asOpened(asked, flags).destination.kind).toBe(on ? 'page' : 'unknown');
            }
          }
        }
      },
    );
  },
);
