import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aCartReply, aCustomer, defaultResponses } from '@materia/api-mocks';
import { marketById } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { aHost, aVisit, minimalShop, shown, signedIn } from './testing/shopping.ts';
import { htmlPage, ORIGIN, type TestPage } from './testing/test-app.ts';

const pl = marketById('pl') ?? expect.unreachable();
const es = marketById('es') ?? expect.unreachable();

describe('the storefront server', () => {
  it('responds on its own host names only: any other is not this shop', async () => {
    const visit = await aVisit(aHost());
    expect((await visit.ask({ url: '/', headers: { host: 'evil.example' } })).statusCode).toBe(404);
    expect((await visit.ask({ url: '/', headers: { host: 'localhost:4201' } })).statusCode).toBe(
      200,
    );
  });
  it('sends the security headers with every response', async () => {
    const visit = await aVisit(aHost());
    for (const url of ['/', '/health', '/robots.txt', '/x_y/', '/media/pl/none.svg']) {
      expect((await visit.ask({ url })).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });
  it('rejects a form sent from elsewhere in the language of the market, before any effect', async () => {
    const host = aHost();
    const visit = await aVisit(host, minimalShop);
    const response = await visit.ask({
      method: 'POST',
      url: '/customer/account/login.html',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain(pl.texts.errors.forbiddenTitle);
    expect(visit.rendered()).toBe(0);
  });
  it('shows a page in the language of the market when the renderer fails (ERR-22)', async () => {
    const visit = await aVisit(
      aHost(),
      () =>
        new Response('Unexpected Server Error', {
          status: 500,
          headers: { 'content-type': 'text/plain' },
        }),
    );
    for (const url of ['/', '/checkout/cart']) {
      const response = await visit.ask({ url });
      expect([
        response.statusCode,
        response.body.includes(pl.texts.errors.problemTitle),
        response.body.includes('Unexpected'),
      ]).toEqual([500, true, false]);
    }
  });
  it('rejects other methods and oversized bodies without failing', async () => {
    const visit = await aVisit(aHost());
    expect((await visit.ask({ method: 'DELETE', url: '/' })).statusCode).toBe(404);
    expect(
      (
        await visit.post('/checkout/cart', {
          payload: Buffer.alloc(1_100_000),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).statusCode,
    ).toBe(413);
  });
  it('rejects a body that is no form and an overlong URL, in the language of the market', async () => {
    const visit = await aVisit(aHost(), minimalShop);
    const json = await visit.post('/customer/account/login.html', {
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const endless = await visit.ask({ url: `/?q=${'a'.repeat(5000)}` });
    expect([json.statusCode, endless.statusCode, visit.rendered()]).toEqual([415, 414, 0]);
    for (const { body } of [json, endless]) expect(body).toContain(pl.texts.errors.badRequestTitle);
  });
  it('leaves an overlong return path out of the headers (SHL-11)', async () => {
    const { headers } = await (
      await aVisit(aHost())
    ).ask({ url: `/customer/orders/?a=${'%20'.repeat(900)}` });
    expect(headers['location']).toBe('/customer/account/login.html');
  });
  it('tells search engines which pages are personal', async () => {
    const { body } = await (
      await aVisit(aHost(es), undefined, { market: es })
    ).ask({ url: '/robots.txt' });
    for (const path of [
      '/checkout/cart',
      '/customer/account',
      '/mis-compras',
      '/mis-presupuestos/details/',
      '/checkout/shippings',
      '/error.html',
    ])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).not.toMatch(/Disallow: \/\n|almacenes/);
  });
});

describe('addresses', () => {
  it.each([
    ['/budowa', '/budowa/'],
    ['/cart?x=1', '/checkout/cart?x=1'],
    [
      '/login-page.html?return=%2Fcheckout%2Fcart',
      '/customer/account/login.html?return=%2Fcheckout%2Fcart',
    ],
    ['//budowa', '/budowa/'],
  ])(
    '%s redirects permanently to %s, including the query (RTE-12, RTE-19, RTE-85)',
    async (url, location) => {
      const response = await (await aVisit(aHost())).ask({ url });
      expect([response.statusCode, response.headers.location]).toEqual([301, location]);
    },
  );
  it('an unknown path shows the not-found page (RTE-33)', async () => {
    const visit = await aVisit(aHost(), (request) => htmlPage(new URL(request.url).pathname, 404));
    const response = await visit.ask({ url: '/x_y/' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('/404/');
  });
  it('an old path redirects to the target of the host, but never off the site (SMP-07, SMP-08)', async () => {
    const host = aHost(pl, {
      findRedirection: ({ body }) =>
        JSON.stringify(body).includes('old')
          ? { reply: { target_path: '/budowa/', status: 301 } }
          : { reply: { target_path: '//evil.example', status: 301 } },
    });
    const visit = await aVisit(host, () => htmlPage('none', 404));
    const { statusCode, headers } = await visit.ask({ url: '/old.html' });
    expect([statusCode, headers.location]).toEqual([301, '/budowa/']);
    expect((await visit.ask({ url: '/other.html' })).statusCode).toBe(404);
  });
});

describe('pages that all guests share', () => {
  it('are rendered once, have an ETag, and respond with 304 to browsers that have them', async () => {
    const visit = await aVisit(aHost());
    const first = await visit.ask({ url: '/' });
    const again = await visit.ask({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([first.statusCode, again.statusCode, again.body, visit.rendered()]).toEqual([
      200,
      304,
      '',
      1,
    ]);
    expect(first.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });
  it('are sent in the encoding that the browser prefers', async () => {
    const visit = await aVisit(aHost());
    const plain = await visit.ask({ url: '/' });
    const brotli = await visit.ask({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await visit.ask({ url: '/', headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });
  it('name their script by hash, in its element and in the policy', async () => {
    const visit = await aVisit(aHost(), (_, __, { boot }) =>
      htmlPage(JSON.stringify(boot?.integrity)),
    );
    const { headers, body } = await visit.ask({ url: '/' });
    const [hash = 'none'] = /sha256-[^"]+/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`script-src '${hash}' 'strict-dynamic'`);
    expect(headers['content-security-policy']).not.toContain('nonce');
  });
  it('contain nothing of the visit that rendered them but the store: no cart, no unknown parameter', async () => {
    const host = aHost();
    const visit = await aVisit(host, (request, shop, frame) =>
      htmlPage(
        JSON.stringify({
          cart: shop.cartId ?? null,
          count: frame.cartCount() ?? null,
          url: request.url,
          cookies: request.headers.get('cookie'),
        }),
      ),
    );
    const response = await visit.ask({
      url: '/?x=<b>&utm_source=mail',
      headers: { cookie: '__Host-n-pl=7; other=secret' },
    });
    expect(shown(response)).toEqual({ cart: null, count: null, url: `${ORIGIN}/`, cookies: null });
  });
  it('are cached separately for each store (STO-08)', async () => {
    const visit = await aVisit(aHost(), minimalShop);
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ store: '000' });
    await visit.post('/nasze-sklepy.html');
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ store: '012', context: '012P' });
    expect(visit.cookie('__Host-store-pl')).toBe('12');
  });
  it('are still served when the host is down (BEY-27); other pages respond with an error and a retry time', async () => {
    const host = aHost();
    let time = 0;
    const visit = await aVisit(
      host,
      async (_, shop) => {
        await shop.host('readCategoryTree', {}).catch(() => undefined);
        return host.down ? htmlPage('down', 503) : htmlPage('fine');
      },
      { age: () => time },
    );
    await visit.ask({ url: '/' });
    host.down = true;
    time = 7_200_000;
    const kept = await visit.ask({ url: '/' });
    const other = await visit.ask({ url: '/budowa/' });
    expect([kept.statusCode, kept.body.includes('fine')]).toEqual([200, true]);
    expect([
      other.statusCode,
      other.headers['retry-after'],
      other.headers['cache-control'],
    ]).toEqual([503, '5', 'no-store']);
    expect(other.headers.etag).toBeUndefined();
  });
});

describe('the store of a visit', () => {
  it('is store 000 before a choice, for an invalid cookie, and always for bots (SHL-22, STO-27, LIM-20)', async () => {
    const visit = await aVisit(aHost(), minimalShop);
    const cookie = '__Host-store-pl=12';
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ store: '000' });
    expect(shown(await visit.ask({ url: '/', headers: { cookie } }))).toMatchObject({
      store: '012',
    });
    expect(
      shown(
        await visit.ask({
          url: '/',
          headers: { cookie, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
        }),
      ),
    ).toMatchObject({ store: '000' });
    expect(
      shown(await visit.ask({ url: '/', headers: { cookie: '__Host-store-pl=%00"; DROP' } })),
    ).toMatchObject({ store: '000' });
  });
  it.each(['12', '012', 'poznan-franowo'])(
    'follows ?store=%s where the market allows it, and removes it from the URL (STO-21, STO-22)',
    async (name) => {
      const visit = await aVisit(aHost(), minimalShop);
      const response = await visit.ask({ url: `/budowa/?page=2&store=${name}` });
      expect([
        response.statusCode,
        response.headers.location,
        visit.cookie('__Host-store-pl'),
      ]).toEqual([302, '/budowa/?page=2', '12']);
    },
  );
  it('ignores an unknown store in the query, and every store where the market does not allow it (STO-22)', async () => {
    expect((await (await aVisit(aHost())).ask({ url: '/?store=nowhere' })).statusCode).toBe(200);
    expect(
      (await (await aVisit(aHost(es), undefined, { market: es })).ask({ url: '/?store=012' }))
        .statusCode,
    ).toBe(200);
  });
});

describe('customers’ pages', () => {
  it.each([
    '/customer/orders/',
    '/customer/account',
    '/checkout/shippings',
    '/checkout/confirmation',
  ])(
    '%s shows a guest the sign-in form itself, with status 401 and the return path (RTE-55, RTE-80, SHL-13)',
    async (url) => {
      const visit = await aVisit(aHost(), (request) =>
        htmlPage(JSON.stringify({ shows: request.url })),
      );
      const response = await visit.ask({ url: `${url}?a=1` });
      const signIn = `/customer/account/login.html?return=${encodeURIComponent(`${url}?a=1`)}`;
      expect(response.statusCode).toBe(401);
      expect(response.headers).toMatchObject({
        location: signIn,
        'x-login-redirect': signIn,
        'cache-control': 'private, no-store',
      });
      expect(shown(response)).toEqual({ shows: ORIGIN + signIn });
      expect(response.body).not.toContain('late');
    },
  );
  it.each([
    '/customer/purchases/',
    '/customer/address/new/',
    '/customer/quotes/details/q1',
    '/customer/threads/1',
    '/customer/store/',
    '/bez-papieru.html',
    '/checkout/create-quote',
  ])('%s also requires sign-in (RTE-44, RTE-55, SET-05)', async (url) =>
    expect((await (await aVisit(aHost())).ask({ url })).statusCode).toBe(401),
  );
  it.each([
    '/customer/account/login.html',
    '/customer/account/create.html',
    '/customer/account/confirm/id/1/key/abc',
    '/customer/account/createPassword',
    '/setPasswordFromPrecreated',
  ])('%s requires no sign-in (RTE-84)', async (url) =>
    expect((await (await aVisit(aHost())).ask({ url })).statusCode).toBe(200),
  );
  it('disabled by a flag are not found in the markets of the flag (FLAG-07, FLAG-43)', async () => {
    const shows: TestPage = (request) =>
      htmlPage('', new URL(request.url).pathname.startsWith('/404/') ? 404 : 200);
    const statusOf = async (market: typeof pl, url: string) =>
      (await (await aVisit(aHost(market), shows, { market })).ask({ url })).statusCode;
    expect([
      await statusOf(pl, '/customer/invoices/'),
      await statusOf(es, '/customer/invoices/'),
    ]).toEqual([404, 401]);
    expect([
      await statusOf(pl, '/customer/promotion/'),
      await statusOf(es, '/customer/promotion/register'),
    ]).toEqual([401, 404]);
  });
  it('begin after the cart, which is open to guests (RTE-81)', async () => {
    const visit = await aVisit(aHost());
    expect((await visit.ask({ url: '/checkout/cart' })).statusCode).toBe(200);
    expect((await visit.ask({ url: '/checkout/shippings' })).statusCode).toBe(401);
  });
  it('are open to customers who are signed in (SHL-11)', async () => {
    const response = await (await signedIn(aHost())).ask({ url: '/customer/orders/' });
    expect([response.statusCode, shown(response)]).toEqual([
      200,
      expect.objectContaining({ customer: 'Anna' }),
    ]);
  });
  it('are private and never cached', async () => {
    const visit = await signedIn(aHost());
    const answers = [await visit.ask({ url: '/' }), await visit.ask({ url: '/' })];
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.etag).toBeUndefined();
    }
  });
});

describe('a session', () => {
  it('keeps tokens away from the browser: a sealed cookie, and no token in any response (SES-05, SES-22)', async () => {
    const host = aHost(pl, {
      signIn: () => ({
        reply: {
          jwtToken: 'access-token-canary',
          refreshToken: 'refresh-token-canary',
          expiresIn: 600,
          customerId: 'c-1',
        },
      }),
    });
    const visit = await aVisit(host, minimalShop);
    const answers = [
      await visit.post('/customer/account/login.html'),
      await visit.ask({ url: '/customer/account' }),
    ];
    for (const { body, headers } of answers)
      expect(body + JSON.stringify(headers)).not.toContain('canary');
    const [cookie] = answers[0]?.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^__Host-s-pl=.*; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=\d+$/,
    );
  });
  it('that another sign-in replaces is revoked at the host', async () => {
    const host = aHost(pl, {
      signIn: () => ({
        reply: { jwtToken: 'first', refreshToken: 'r', expiresIn: 600, customerId: 'c-1' },
      }),
    });
    const visit = await aVisit(host, minimalShop);
    await visit.post('/customer/account/login.html');
    const revoked = () => host.calls.filter((call) => call.startsWith('DELETE'));
    expect(revoked()).toEqual([]);
    host.answers = {
      ...host.answers,
      signIn: () => ({
        reply: { jwtToken: 'second', refreshToken: 's', expiresIn: 600, customerId: 'c-2' },
      }),
    };
    await visit.post('/customer/account/login.html');
    await expect
      .poll(revoked)
      .toEqual([expect.stringMatching(/^DELETE \/pl\/ciam\/customer\/token Bearer first$/)]);
  });
  it('calls the host with the customer’s token, and with the public credential for guests (SES-18, SES-19)', async () => {
    const host = aHost(pl, {
      signIn: () => ({
        reply: { jwtToken: 'access', refreshToken: 'r', expiresIn: 600, customerId: 'c-1' },
      }),
    });
    const visit = await aVisit(host, async (request, shop) => {
      if (new URL(request.url).pathname === '/checkout/cart')
        await shop.host('findNearestStores', { query: { postcode: '00-001' } });
      return minimalShop(request, shop, expect.anything());
    });
    await visit.ask({ url: '/checkout/cart' });
    await visit.post('/customer/account/login.html');
    await visit.ask({ url: '/checkout/cart' });
    const credentials = host.calls
      .filter((call) => call.includes('/retailer/nearest'))
      .map((call) => call.split(' ').at(-1));
    expect(credentials.at(-1)).toBe('access');
    expect(credentials).toContain('public-credential-of-tests');
  });
  it('shows professionals the professional price context, by their account (PRC-05)', async () => {
    const visit = await signedIn(
      aHost(pl, { readMe: () => ({ reply: aCustomer({ customer_type: 3, store_id: '12' }) }) }),
    );
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ context: '012B' });
  });
  it('merges the guest’s cart and keeps the store: the chosen one, else the customer’s (STO-25)', async () => {
    const host = aHost(pl, {
      readMe: () => ({ reply: aCustomer({ store_id: '12' }) }),
      upgradeGuestCart: () => ({ reply: { cart_id: 'mine', merged: true } }),
      readMyCart: () => ({ reply: aCartReply({ items_count: 3 }) }),
    });
    const visit = await aVisit(host, minimalShop);
    await visit.post('/checkout/cart');
    expect([visit.cookie('__Host-n-pl'), visit.cookie('__Host-update-pl')]).toEqual([
      '2',
      expect.stringMatching(/^add\.2\.[\w-]{36}$/),
    ]);
    await visit.post('/customer/account/login.html');
    expect(host.calls.some((call) => call.startsWith('PUT /pl/carts/mine/upgrade'))).toBe(true);
    expect([visit.cookie('__Host-n-pl'), visit.cookie('__Host-store-pl')]).toEqual(['3', '12']);
    expect(visit.cookie('__Host-update-pl')).toMatch(/^merge\.3\.[\w-]{36}$/);
    expect(shown(await visit.ask({ url: '/checkout/cart' }))).toMatchObject({ cart: 'mine' });
  });
  it.each([
    [undefined, 'information:cart.merged'],
    [48, 'warning:cart.mergedInPart'],
  ])(
    'says whether all lines of the guest’s cart had room (left out: %s)',
    async (left_out, flash) => {
      const host = aHost(pl, {
        upgradeGuestCart: () => ({ reply: { cart_id: 'mine', merged: true, left_out } }),
      });
      const visit = await aVisit(host, minimalShop);
      await visit.post('/checkout/cart');
      await visit.ask({ url: '/checkout/cart' });
      await visit.post('/customer/account/login.html');
      expect(visit.cookie('__Host-f-pl')).toBe(flash);
    },
  );
  it('leaves no cart of the customer behind when it ends, and revokes the token even if the host fails (SES-11, SES-13, SES-14)', async () => {
    const host = aHost(pl, { signOut: () => ({ refusal: 'internal' }) });
    const visit = await signedIn(host);
    expect((await visit.post('/customer/account/logout')).statusCode).toBe(303);
    await expect
      .poll(() => host.calls.some((call) => call.startsWith('DELETE /pl/ciam/customer/token')))
      .toBe(true);
    expect([visit.cookie('__Host-s-pl'), visit.cookie('__Host-c-pl')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await visit.ask({ url: '/customer/account' })).statusCode).toBe(401);
  });
  it('is renewed in the last minute of its token (SES-07)', async () => {
    let now = '2026-11-20T09:00:00.000Z';
    const host = aHost();
    const visit = await signedIn(host, { clock: () => now });
    const refreshes = (): number =>
      host.calls.filter((call) => call.includes('/authentication/services/refresh')).length;
    await visit.ask({ url: '/' });
    expect(refreshes()).toBe(0);
    now = '2026-11-20T09:09:30.000Z';
    await visit.ask({ url: '/' });
    expect(refreshes()).toBe(1);
  });
  it.each(['2026-11-20T09:09:30.000Z', '2026-11-20T10:09:30.000Z'])(
    'goes on when it cannot be renewed at %s because the host is unreachable (SES-10, SHL-24)',
    async (later) => {
      let now = '2026-11-20T09:00:00.000Z';
      const host = aHost();
      const visit = await signedIn(host, { clock: () => now });
      await visit.ask({ url: '/' });
      now = later;
      host.down = true;
      expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
      host.down = false;
      expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
      expect(host.calls.some((call) => call.includes('/authentication/services/refresh'))).toBe(
        true,
      );
    },
  );
  it('ends when the host no longer knows it: public pages open and show a message once (SES-12, SES-15, SES-16, SES-17, ERR-67)', async () => {
    let now = '2026-11-20T09:00:00.000Z';
    const messages: (string | undefined)[] = [];
    const host = aHost(pl, { refreshSession: () => ({ refusal: 'unauthenticated' }) });
    const visit = await aVisit(
      host,
      (request, shop, frame) => {
        messages.push(frame.flash?.key);
        return minimalShop(request, shop, frame);
      },
      { clock: () => now },
    );
    await visit.post('/customer/account/login.html');
    now = '2026-11-20T09:30:00.000Z';
    expect(shown(await visit.ask({ url: '/checkout/cart' }))).not.toHaveProperty('customer');
    await visit.ask({ url: '/checkout/cart' });
    expect(messages.slice(1)).toEqual(['errors.sessionExpired', undefined]);
    expect(pl.texts.errors.sessionExpired).toBe(
      'Twoja sesja wygasła, za chwilę zostaniesz rozłączony.',
    );
  });
  it('lasts for one day in Spain (SES-04)', async () => {
    let now = '2026-11-20T22:00:00.000Z';
    const visit = await signedIn(aHost(es), { market: es, clock: () => now });
    expect(shown(await visit.ask({ url: '/' }))).toMatchObject({ customer: 'Anna' });
    now = '2026-11-20T23:00:01.000Z';
    expect(shown(await visit.ask({ url: '/' }))).not.toHaveProperty('customer');
  });
  it('redirects to sign-in when the host rejects it on a customers’ page; on the cart the visit continues as a guest (ERR-23, ERR-81, SHL-12)', async () => {
    const host = aHost();
    const visit = await aVisit(host, async (request, shop, frame) => {
      try {
        if (request.method === 'GET')
          await shop.host('listOrders', { query: { 'params[typesActe]': 'order' } });
      } catch (thrown) {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      }
      return minimalShop(request, shop, frame);
    });
    await visit.post('/customer/account/login.html');
    host.answers = { ...host.answers, listOrders: () => ({ refusal: 'unauthenticated' }) };
    const response = await visit.ask({ url: '/customer/orders/' });
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      '/customer/account/login.html?return=%2Fcustomer%2Forders%2F',
    ]);
    expect(visit.cookie('__Host-s-pl')).toBeUndefined();
    host.answers = { ...host.answers, listOrders: defaultResponses.listOrders };
    await visit.post('/customer/account/login.html');
    host.answers = { ...host.answers, listOrders: () => ({ refusal: 'unauthenticated' }) };
    expect((await visit.ask({ url: '/checkout/cart' })).statusCode).toBe(200);
    expect(visit.cookie('__Host-s-pl')).toBeUndefined();
  });
  it('survives broken cookies of any kind', async () => {
    const visit = await aVisit(aHost(), minimalShop);
    const cookie =
      '__Host-s-pl=broken; __Host-c-pl=%%%; __Host-f-pl=x:y:z; __Host-n-pl=NaN; __Host-store-pl=;';
    expect((await visit.ask({ url: '/', headers: { cookie } })).statusCode).toBe(200);
    expect((await visit.ask({ url: '/checkout/cart', headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('a message for the next page', () => {
  it('is shown once, on a page that is not shared', async () => {
    const messages: (string | undefined)[] = [];
    const visit = await aVisit(aHost(), (request, shop, frame) => {
      messages.push(frame.flash?.key);
      return minimalShop(request, shop, frame);
    });
    await visit.post('/checkout/cart');
    expect((await visit.ask({ url: '/' })).headers['cache-control']).toBe('private, no-store');
    await visit.ask({ url: '/checkout/cart' });
    expect(messages.slice(1)).toEqual(['common.cart', undefined]);
  });
  it('is not consumed by a page that the browser prefetches', async () => {
    const visit = await aVisit(aHost(), minimalShop);
    await visit.post('/checkout/cart');
    await visit.ask({ url: '/', headers: { 'sec-purpose': 'prefetch' } });
    expect(visit.cookie('__Host-f-pl')).toBe('success:common.cart');
  });
  it('is dropped when it names no text of the shop', async () => {
    const visit = await aVisit(aHost(), (_, __, frame) =>
      htmlPage(JSON.stringify({ flash: frame.flash ?? null })),
    );
    for (const value of [
      'success:errors.nothing',
      'loud:common.cart',
      'success:common.cartItems',
      'success:__proto__.x',
      'success:header.greeting',
    ]) {
      expect(
        shown(
          await visit.ask({ url: '/checkout/cart', headers: { cookie: `__Host-f-pl=${value}` } }),
        ),
      ).toEqual({ flash: null });
    }
  });
});

describe('sign-in addresses of the specification', () => {
  it('a refresh responds with the session but for its token, and a rejected one redirects to sign-in (SES-01, SES-08, SES-09, ERR-25, CALL-77)', async () => {
    const host = aHost(pl, {
      readMe: () => ({
        reply: aCustomer({ customer_type: 3, sirius_id: 'S-7', legal_entity_id: 'firm-1' }),
      }),
    });
    const cookies = [['__Host-consent-pl', ',C0001,C0002,']] as const;
    const visit = await signedIn(host, { cookies });
    const session = {
      sessionStarted: true,
      startedOn: '2026-11-20',
      isUserPro: true,
      customerType: 3,
      allowedSaveCookie: true,
      endingSession: false,
      expired: false,
      consentGroups: ['C0001', 'C0002'],
      siriusIds: { company: 'firm-1', customer: 'S-7' },
    };
    const json = { headers: { 'x-materia': '1', 'content-type': 'application/json' } };
    expect((await visit.post('/authentication/services/refresh?force=true', json)).json()).toEqual({
      signedIn: true,
      session,
    });
    // The specification calls it by GET; a link or another site cannot.
    const url = '/authentication/services/refresh?force=true';
    expect((await visit.ask({ url, headers: { 'x-materia': '1' } })).json()).toEqual({
      signedIn: true,
      session,
    });
    expect((await visit.ask({ url })).statusCode).toBe(403);
    host.answers = {
      ...host.answers,
      signIn: () => ({
        reply: { jwtToken: 'a', refreshToken: 'other', expiresIn: 600, customerId: 'c-1' },
      }),
      refreshSession: () => ({ refusal: 'unauthenticated' }),
    };
    await visit.post('/customer/account/login.html');
    const refused = await visit.post('/authentication/services/refresh?force=true', json);
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      {
        signedIn: false,
        signIn: '/customer/account/login.html',
        session: {
          sessionStarted: false,
          isUserPro: false,
          allowedSaveCookie: true,
          endingSession: false,
          expired: true,
          consentGroups: ['C0001', 'C0002'],
          siriusIds: {},
        },
      },
    ]);
    expect((await visit.post('/authentication/services/refresh')).statusCode).toBe(403);
  });
  it('a link to logout asks for confirmation; a form of the shop signs out (SES-20, CALL-78)', async () => {
    const visit = await signedIn(aHost());
    expect((await visit.ask({ url: '/authentication/oauth2/logout' })).headers.location).toBe(
      '/customer/account/logout',
    );
    expect(visit.cookie('__Host-s-pl')).toBeDefined();
    expect(
      (
        await visit.ask({
          method: 'POST',
          url: '/authentication/oauth2/logout',
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).statusCode,
    ).toBe(403);
    expect((await visit.post('/authentication/oauth2/logout')).headers.location).toBe('/');
    expect(visit.cookie('__Host-s-pl')).toBeUndefined();
  });
  it.each([
    ['/checkout/cart', '/checkout/cart'],
    [`${ORIGIN}/checkout/cart`, '/checkout/cart'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    [`${ORIGIN}.evil.example/`, '/'],
    ['javascript:alert(1)', '/'],
  ])(
    'the callback %s leads to %s after sign-in (SES-20, SES-21, CALL-79)',
    async (callback, target) => {
      const url = `/authentication/oauth2/redirect?callback=${encodeURIComponent(callback)}`;
      expect((await (await aVisit(aHost())).ask({ url })).headers.location).toBe(
        `/customer/account/login.html?return=${encodeURIComponent(target)}`,
      );
      expect((await (await signedIn(aHost())).ask({ url })).headers.location).toBe(target);
    },
  );
});

it('pages name the rules by which browsers load pages ahead, which are a file of their own', async () => {
  const visit = await aVisit(aHost());
  const page = await visit.ask({ url: '/szukaj?q=cement' });
  expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await visit.ask({ url: '/speculation-rules.json' });
  expect(rules.headers['content-type']).toContain('application/speculationrules+json');
  expect(rules.body).toContain('/checkout/cart');
});

describe('files', () => {
  it('are sent as they arrive, and an error in the middle cuts them off (BEY-22)', async () => {
    const partsOf = (isBroken: boolean): TestPage => {
      const parts = ['{"sections":', '[]', '}'];
      return async () =>
        new Response(
          new ReadableStream({
            pull: (controller) => {
              const part = parts.shift();
              if (part === undefined) controller.close();
              else if (isBroken && parts.length === 0) controller.error(new Error('gone'));
              else controller.enqueue(new TextEncoder().encode(part));
            },
          }),
          { headers: { 'content-disposition': 'attachment; filename="data.json"' } },
        );
    };
    const whole = await (await aVisit(aHost(), partsOf(false))).ask({ url: '/checkout/cart' });
    expect(whole.json()).toEqual({ sections: [] });
    expect(whole.headers).toMatchObject({
      'content-disposition': 'attachment; filename="data.json"',
      'cache-control': 'private, no-store',
    });
    const broken = (await aVisit(aHost(), partsOf(true))).ask({ url: '/checkout/cart' });
    await expect(broken).rejects.toBeInstanceOf(Error);
  });
});

describe('the gateway for scripts', () => {
  it('is closed to everything but the shop’s own scripts, and makes no call of the host', async () => {
    const visit = await aVisit(aHost());
    expect((await visit.post('/gateway/vitals', SCRIPT_CALL)).statusCode).toBe(400);
    const foreign = { ...SCRIPT_CALL, headers: { 'content-type': 'application/json' } };
    expect((await visit.post('/gateway/vitals', foreign)).statusCode).toBe(403);
    for (const call of ['suggest', 'placeOrder', 'readMe', '__proto__', '..%2freadMe'])
      expect((await visit.post(`/gateway/${call}`, SCRIPT_CALL)).statusCode).not.toBe(200);
  });
});

const SCRIPT_CALL = {
  headers: { 'x-materia': '1', 'content-type': 'application/json' },
  payload: '{}',
} as const;
