import { expect, request as anyRequest, test } from '@playwright/test';
import { aPerson, register } from './support/shopper.ts';
import { demoPassword, journeyShops, type Shop, shopOf, shops } from './support/shops.ts';

const JWT = /eyJ[\w-]{10,}\.[\w-]{10,}/;

for (const shop of journeyShops('es')) {
  test(`${shop.market.id}: scripts and pages never see a token (SES-22)`, async ({
    page,
    context,
  }) => {
    const bodies: string[] = [];
    page.on('response', (response) => {
      if (/html|json|script|turbo-stream/.test(response.headers()['content-type'] ?? ''))
        void response.text().then(
          (text) => bodies.push(text),
          () => undefined,
        );
    });
    await page.goto(shop.origin + shop.to('register'));
    await register(page, shop, aPerson(shop));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shop.t('register.title'));
    await page.goto(shop.origin + shop.to('account'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const visible = await page.evaluate(
      () =>
        `${document.cookie} ${JSON.stringify(localStorage)} ${JSON.stringify(sessionStorage)} ${document.documentElement.outerHTML}`,
    );
    expect(JWT.test(visible)).toBe(false);
    expect(bodies.some((body) => JWT.test(body))).toBe(false);
    const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-'));
    const session = cookies.find(({ name }) => name === `__Host-s-${shop.market.id}`);
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
    expect((session?.value ?? '').length).toBeLessThan(4096);
  });
}

const pathsOf = (shop: Shop): readonly string[] => [
  shop.to('home'),
  shop.to('stores'),
  shop.to('cart'),
  shop.to('login'),
  '/no-such-page.html',
];

for (const shop of shops)
  test(`${shop.market.id}: every page carries a policy without inline scripts`, async ({
    request,
  }) => {
    for (const path of pathsOf(shop)) {
      const reply = await request.get(shop.origin + path);
      const policy = reply.headers()['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts, path).not.toContain('unsafe-inline');
      expect(scripts, path).toMatch(/'sha256-/);
      const inline = (await reply.text())
        .match(/<script[^>]*>/g)
        ?.filter((tag) => !/ src=| type="application\/ld\+json"/.test(tag));
      expect(inline, path).toEqual([]);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('report-uri /reports/content-policy');
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(reply.headers()['x-content-type-options']).toBe('nosniff');
    }
  });

for (const shop of journeyShops('fr'))
  test(`${shop.market.id}: no violation of the policy is reported on any page`, async ({
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    for (const path of pathsOf(shop)) {
      await page.goto(shop.origin + path);
      await expect(page.locator('script:not([src], [type="application/ld+json"])')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
    }
    expect(violations).toEqual([]);
  });

for (const shop of journeyShops('es'))
  test(`${shop.market.id}: markup without scripts cannot make the page's script load another, and is reported`, async ({
    page,
  }) => {
    const reports: string[] = [];
    await page.route('**/reports/content-policy', async (route) => {
      reports.push(route.request().postData() ?? '');
      await route.fulfill({ status: 204 });
    });
    const attack = 'data:text/javascript,window.__pwned=1';
    for (const element of ['img', 'form', 'object', 'embed', 'iframe']) {
      await page.route(shop.origin + shop.to('home'), async (route) => {
        const reply = await route.fetch();
        const html = (await reply.text()).replace(
          /<main[^>]*>/,
          `$&<${element} name="currentScript" data-entry="${attack}" data-count="x"></${element}><script>window.__pwned=1</script>`,
        );
        await route.fulfill({ response: reply, body: html });
      });
      await page.goto(shop.origin + shop.to('home'));
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
      const run = await page.evaluate(() => ({
        pwned: Reflect.get(window, '__pwned') ?? null,
        loaded: Array.from(document.scripts, ({ src }) => src).filter((src) =>
          src.startsWith('data:'),
        ),
        hasOwnScript: Array.from(document.scripts).some(({ src }) => /entry/.test(src)),
        isHtmlAccepted: (() => {
          try {
            document.createElement('div').innerHTML = '<img src=x onerror="window.__pwned=1">';
            return true;
          } catch {
            return false;
          }
        })(),
      }));
      expect(run, element).toEqual({
        pwned: null,
        loaded: [],
        hasOwnScript: true,
        isHtmlAccepted: false,
      });
      await page.unroute(shop.origin + shop.to('home'));
    }
    expect(reports.join()).toContain('script-src');
  });

test('a form posted from another site is refused', async () => {
  const shop = shopOf('pl');
  const client = await anyRequest.newContext();
  const senders: readonly Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of senders) {
    const reply = await client.post(shop.origin + shop.to('login'), {
      headers,
      form: { email: 'private@demo.pl.example', password: demoPassword() },
      maxRedirects: 0,
    });
    expect(reply.status(), JSON.stringify(headers)).toBe(403);
    expect(reply.headers()['set-cookie'] ?? '').not.toContain('__Host-s-');
  }
  await client.dispose();
});

test('a request for an unknown host name does not get the shop', async () => {
  const shop = shopOf('es');
  const client = await anyRequest.newContext({ extraHTTPHeaders: { host: 'evil.example' } });
  expect((await client.get(shop.origin)).status()).toBe(404);
  await client.dispose();
});
