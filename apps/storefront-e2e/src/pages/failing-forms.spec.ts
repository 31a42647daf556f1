import type { HostTransport } from '@materia/api-client-kernel';
import { markets } from '@materia/market-all';
import { describe, expect, inject, it } from 'vitest';
import { openPageShop, type PageShop } from './support/page-shop.ts';
import { plain } from './support/read-page.ts';
import { startedHost } from './support/started-host.ts';
import { orderForm, plenty, storeOf } from './support/visits.ts';

/** The host as it is, or out of order. */
type HostSwitch = { isDown: boolean };

/** The transport of the storefront, whose host the test can put out of order. */
const switchedTransport =
  (host: HostSwitch) =>
  (baseUrl: string, baseHeaders: Readonly<Record<string, string>>): HostTransport =>
  async ({ path, method, query, headers, json }) =>
    host.isDown
      ? { ok: false, status: 503, json: async () => ({}) }
      : fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
          method,
          headers: {
            ...baseHeaders,
            ...headers,
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(json === undefined ? {} : { body: json }),
        });

const PASSWORD = 'Sunflower-meadow-42!';
/** Tax numbers of private customers, where registration asks for one. */
const FISCAL_NUMBERS: Readonly<Record<string, string>> = {
  es: '12345678Z',
  fr: '0701987765493',
  pt: '501964843',
};
const NORA = { firstname: 'Nora', lastname: 'Lima', email: 'nora@shop.example' };

/** Forms of the shop with what somebody types into them, by page. */
const formsOf = (shop: PageShop) => {
  const { to, market } = shop;
  const { postcode, city } = storeOf(shop);
  const phone = market.rules.phone.placeholder;
  const fiscalNumber = shop.flags.USER_FISCAL_ID && {
    fiscalNumber: FISCAL_NUMBERS[market.id] ?? '',
  };
  const street = { street: 'Long Street', streetNumber: '12', postcode, city };
  return {
    newsletter: [to('newsletter'), { ...NORA, prefix: 'mrs', shopEmail: 'on' }],
    report: [
      to('reportIllicitContent'),
      {
        address: `${shop.origin}/x.html`,
        reason: 'other',
        explanation: 'Zażółć gęślą jaźń\nNo puede ser.',
        name: 'Nora Lima',
        email: NORA.email,
        goodFaith: 'on',
      },
    ],
    registration: [
      to('register'),
      {
        ...NORA,
        ...street,
        ...fiscalNumber,
        kind: 'private',
        mobile: phone,
        terms: 'on',
        password: PASSWORD,
        passwordAgain: PASSWORD,
      },
    ],
    'sign-in': [to('login'), { email: NORA.email, password: PASSWORD }],
    'quick order': [to('quickOrder'), { references: `${plenty(shop)[0]}; 2` }],
    place: [to('place'), { place: postcode }],
    'new list': [to('myLists'), { intent: 'create', name: 'Garage roof' }],
    recipient: [to('checkoutRecipient'), { ...NORA, ...street, telephone: phone }],
    address: [to('addAddress'), { ...NORA, ...street, telephone: phone }],
    review: [
      to('reviews', { skuProduct: plenty(shop)[0] ?? '' }),
      {
        rating: '4',
        title: 'Solid work',
        text: 'It holds what it says.',
        nickname: 'Nora',
        terms: 'yes',
      },
    ],
  } as const satisfies Readonly<
    Record<string, readonly [path: string, fields: Readonly<Record<string, string>>]>
  >;
};

describe.each(markets)(
  'a form of the shop in $name while the host is out of order',
  async (market) => {
    const host: HostSwitch = { isDown: false };
    const shop = await openPageShop(market, await startedHost(inject('demoHost')), {
      recording: { transport: switchedTransport(host), around: (_asked, work) => work() },
    });
    const { t } = shop;
    const customer = await shop.customer('private');
    const forms = formsOf(shop);

    it.each(Object.entries(forms))(
      '%s: asks to try later, and sends what was typed again by one button (ERR-31)',
      async (name, [path, fields]) => {
        const typed: Readonly<Record<string, string>> = fields;
        const browser = ['sign-in', 'registration'].includes(name) ? shop.guest() : customer;
        host.isDown = true;
        const page = await browser.post(path, typed).finally(() => {
          host.isDown = false;
        });
        expect(page.status).toBe(503);
        expect(page.html).not.toContain(PASSWORD);
        expect(page.lines.content).toContain(plain(t('errors.formKept')));
        const kept = orderForm(page.html);
        for (const [field, value] of Object.entries(typed))
          if (value !== PASSWORD) expect([field, kept[field]]).toEqual([field, value]);
      },
    );
  },
);
