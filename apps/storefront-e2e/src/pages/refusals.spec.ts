import { markets } from '@materia/market-all';
import { describe, expect, inject, it } from 'vitest';
import { type Opened, openPageShop } from './support/page-shop.ts';
import { plain } from './support/read-page.ts';
import { startedHost } from './support/started-host.ts';

/** Whether the frame of a page offers the search. */
const offersSearch = ({ html }: Opened): boolean =>
  /<header[^]*?(?:<search|role="search")[^]*?<\/header>/.test(html);

const valueOf = ({ html }: Opened, name: string): string | undefined =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

const isMarkedInvalid = ({ html }: Opened, name: string): boolean =>
  (new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '').includes(
    'aria-invalid="true"',
  );

describe.each(markets)('refusals of the shop in $name', async (market) => {
  const shop = await openPageShop(market, await startedHost(inject('demoHost')));
  const { to, t } = shop;

  it.each([
    '/no-such-page.html',
    '/brak-ref99999999.html',
    '/no-such-department/',
    '/a/b/c/d/e/f',
    to('store', { storeName: 'nowhere-at-all' }),
  ])("an unknown page shows the market's 404 page: %s (RTE-33)", async (path) => {
    const page = await shop.guest().get(path);
    expect(page.status).toBe(404);
    expect(page.lines.content).toContain(`h1 ${plain(t('errors.notFoundTitle'))}`);
    expect(offersSearch(page)).toBe(true);
  });

  it('an invalid registration keeps the input except passwords, and shows errors at the fields (MKT-32)', async () => {
    const page = await shop.guest().post(to('register'), {
      firstname: 'Nora',
      lastname: 'Lima',
      email: 'not-an-address',
      password: 'too-simple',
      passwordAgain: 'too-simple',
      terms: 'on',
    });
    expect(page.status).toBe(422);
    expect(page.lines.content).toContain(plain(t('register.emailInvalid')));
    expect(page.lines.content).toContainEqual(
      expect.stringContaining(plain(t('register.passwordDigit'))),
    );
    expect(['firstname', 'lastname', 'email'].map((name) => valueOf(page, name))).toEqual([
      'Nora',
      'Lima',
      'not-an-address',
    ]);
    expect(isMarkedInvalid(page, 'email')).toBe(true);
    expect(isMarkedInvalid(page, 'firstname')).toBe(false);
    expect(page.html).not.toContain('too-simple');
  });

  it.each([
    ['123', t('stores.errorPostcode', { example: '' }).slice(0, 12)],
    ['Xyzzyq', t('stores.errorUnknownPlace')],
  ])(
    'the store search rejects input that is neither a postal code nor a town: %s (STO-13, STO-28)',
    async (typed, message) => {
      const page = await shop.guest().get(`${to('stores')}?${new URLSearchParams({ q: typed })}`);
      expect(page.lines.content).toContainEqual(expect.stringContaining(plain(message)));
      expect(/<main[^]*<input[^>]* aria-invalid="true"[^>]*>/.test(page.html)).toBe(true);
      expect(/<main[^]*/.exec(page.html)?.[0]).toContain(`value="${typed}"`);
    },
  );

  it.each([to('orders'), to('account')])(
    'a guest gets the sign-in form with status 401 and a return path instead of %s (SHL-13, SHL-14, ERR-24)',
    async (path) => {
      const page = await shop.guest().get(path);
      expect(page.status).toBe(401);
      expect(page.location).toContain(encodeURIComponent(path));
      expect(page.headers['x-login-redirect']).toBe(page.location);
      expect(page.html).toMatch(/<main[^]*<input[^>]* type="password"/);
    },
  );

  it.runIf(!shop.flags.CHECKOUT_GUEST_ALLOWED)(
    'a guest gets the sign-in form instead of the checkout where guests may not order (SHL-13, SHL-14, ERR-24)',
    async () => {
      const path = to('checkoutDelivery');
      const page = await shop.guest().get(path);
      expect([page.status, page.headers['x-login-redirect']]).toEqual([401, page.location]);
      expect(page.location).toContain(encodeURIComponent(path));
    },
  );

  const signInFor = (target: string): Promise<Opened> =>
    shop.guest().post(`${to('login')}?${new URLSearchParams({ return: target })}`, {
      email: `private@demo.${market.id}.example`,
      password: shop.demoPassword,
    });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'signing in never redirects to another site: %s (SES-21)',
    async (target) => {
      const { status, location = '' } = await signInFor(target);
      expect(status).toBe(303);
      const { origin, pathname } = new URL(location, shop.origin);
      expect([origin, pathname]).toEqual([shop.origin, to('account')]);
    },
  );

  it('signing in leads on to a page of the shop that was asked for', async () => {
    expect((await signInFor(to('orders'))).location).toBe(to('orders'));
  });

  it('pages of a signed-in customer are not cached and have no ETag', async () => {
    const { headers } = await (await shop.customer('private')).get(to('home'));
    expect(headers['cache-control']).toContain('no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  it('another customer’s order and a missing order give the same 404 (ROL-08)', async () => {
    const owner = await shop.customer('private');
    const number = /\d{2}-\d{7}-\d{2}/.exec((await owner.get(to('orders'))).html)?.[0] ?? '';
    expect((await owner.get(to('orderDetails', { orderId: number }))).status).toBe(200);
    const stranger = await shop.customer('professional');
    const answerTo = async (orderId: string) => {
      const { status, lines } = await stranger.get(to('orderDetails', { orderId }));
      const isAddress = (line: string): boolean => line.startsWith('link canonical ');
      return { status, content: lines.content.filter((line) => !isAddress(line)) };
    };
    const foreign = await answerTo(number);
    expect(foreign.status).toBe(404);
    expect(await answerTo('26-0000000-00')).toEqual(foreign);
  });

  it('an in-store purchase has a page with its receipt, visible to its buyer only (RTE-49, ROL-08)', async () => {
    const owner = await shop.customer('private');
    const list = await owner.get(`${to('myPurchases')}?selfservice=1`);
    expect(list.lines.content).toContainEqual(
      expect.stringContaining(plain(t('purchases.selfService'))),
    );
    const details = to('purchaseDetails', { purchaseId: '' });
    const path = new RegExp(`href="(${details}[^"?]+)"`).exec(list.html)?.[1] ?? '';
    const receipt = await owner.get(path);
    expect(receipt.status).toBe(200);
    for (const heading of [
      t('purchase.lines'),
      t('orders.totals'),
      t('purchase.receipt'),
      t('purchase.store'),
      t('invoice.title'),
    ])
      expect(receipt.lines.content).toContain(`h2 ${plain(heading)}`);
    expect(receipt.lines.content).toContainEqual(
      expect.stringMatching(new RegExp(`^\\[${t('purchase.backToPurchases')}\\]`)),
    );
    const stranger = await shop.customer('professional');
    const missing = path.replace(/\d{4}$/, '9999');
    expect([
      (await stranger.get(path)).status,
      (await stranger.get(missing)).status,
      (await owner.get(path)).status,
    ]).toEqual([404, 404, 200]);
  });

  it('the service promises are above the footer on the home page and cart only (SHL-06)', async () => {
    const guest = shop.guest();
    const promises = async (name: 'home' | 'cart' | 'stores' | 'login' | 'register' | 'search') =>
      (await guest.get(to(name))).html.includes(`>${t('footer.rangeTitle')}<`);
    for (const name of ['home', 'cart'] as const)
      expect([name, await promises(name)]).toEqual([name, true]);
    for (const name of ['stores', 'login', 'register', 'search'] as const)
      expect([name, await promises(name)]).toEqual([name, false]);
  });
});
