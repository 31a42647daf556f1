import { hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { FlagKey } from '@materia/domain-feature-flags';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { type Shop, shopOf } from './support/shops.ts';

/** A flag and the text of a page while it is on and while it is off. */
type Effect = {
  readonly flag: FlagKey;
  readonly market: string;
  readonly page: (shop: Shop, request: APIRequestContext) => string | Promise<string>;
  readonly on: (shop: Shop) => { readonly says?: string; readonly hides?: string };
  readonly off: (shop: Shop) => { readonly says?: string; readonly hides?: string };
};

const missing = (shop: Shop): string => shop.t('errors.notFoundTitle');
const opensPage = {
  on: (shop: Shop) => ({ hides: missing(shop) }),
  off: (shop: Shop) => ({ says: missing(shop) }),
};
const label = (shop: Shop): string => shop.t('line.thirdParty');

const EFFECTS: readonly Effect[] = [
  { flag: 'INVOICES_PAGE', market: 'pl', page: (shop) => shop.to('myInvoices'), ...opensPage },
  { flag: 'LOYALTY_CLUB', market: 'pl', page: (shop) => shop.to('loyalty'), ...opensPage },
  { flag: 'LOYALTY_CLUB', market: 'es', page: (shop) => shop.to('loyalty'), ...opensPage },
  {
    flag: 'ACCOUNT_CREATION_LOYALTY_INPUT',
    market: 'pl',
    page: (shop) => shop.to('register'),
    on: (shop) => ({ says: shop.t('registerMore.loyaltyCard') }),
    off: (shop) => ({ hides: shop.t('registerMore.loyaltyCard') }),
  },
  { flag: 'MARKETPLACE_MODE', market: 'pl', page: (shop) => shop.to('vendors'), ...opensPage },
  {
    flag: 'MARKETPLACE_LABEL',
    market: 'pl',
    page: (shop, request) => pageWith(shop, request, label(shop)),
    on: (shop) => ({ says: label(shop) }),
    off: (shop) => ({ hides: label(shop) }),
  },
];

const serviceCredential = (): string =>
  z
    .object({ serviceCredential: z.string() })
    .parse(
      JSON.parse(readFileSync(join(process.env['MATERIA_E2E_DATA'] ?? '', 'secrets.json'), 'utf8')),
    ).serviceCredential;

/** A preview token for a market's shop with one flag set, as signed by the host. */
const previewFolder = async ({ market }: Shop, flag: FlagKey, choice: boolean): Promise<string> => {
  const token = await new SignJWT({ changes: [{ key: flag, choice }] })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('flag-preview')
    .setSubject(market.id)
    .setExpirationTime('5 minutes')
    .sign(
      new Uint8Array(
        hkdfSync('sha256', serviceCredential(), 'materia-storefront', 'flag-preview', 32),
      ),
    );
  return `/flag-preview/${token}`;
};

const read = async (request: APIRequestContext, address: string): Promise<string> =>
  (await request.get(address, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/150' } })).text();

/** The first department whose listing contains the text. */
const pageWith = async (shop: Shop, request: APIRequestContext, words: string): Promise<string> => {
  const home = await read(request, shop.origin + shop.to('home'));
  const paths = [
    ...new Set([...home.matchAll(/href="(\/[^"#?]+\/)"/g)].map(([, path = '']) => path)),
  ];
  for (const path of paths)
    if ((await read(request, shop.origin + path)).includes(words)) return path;
  throw new Error(`No page of ${shop.market.id} says ${words}`);
};

for (const { flag, market, page, on, off } of EFFECTS) {
  test(`${flag} changes what the shop of ${market} shows`, async ({ request }) => {
    const shop = shopOf(market);
    const path = await page(shop, request);
    for (const choice of [true, false]) {
      const html = await read(
        request,
        shop.origin + (await previewFolder(shop, flag, choice)) + path,
      );
      const { says, hides } = choice ? on(shop) : off(shop);
      if (says !== undefined) expect(html, `${flag} ${choice}`).toContain(says);
      if (hides !== undefined) expect(html, `${flag} ${choice}`).not.toContain(hides);
    }
  });
}
