import { expect, request as anyRequest, test } from '@playwright/test';
import {
  addFirstProduct,
  aPerson,
  checkOut,
  chooseStore,
  openCart,
  openListing,
  register,
} from './support/shopper.ts';
import { demoPassword, shopOf, shops } from './support/shops.ts';

const JWT = /eyJ[\w-]{10,}\.[\w-]{10,}/;

for (const shop of shops) {
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

  test(`${shop.market.id}: every page carries a policy without inline scripts, and no violation is reported`, async ({
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    for (const path of [
      shop.to('home'),
      shop.to('stores'),
      shop.to('cart'),
      shop.to('login'),
      '/no-such-page.html',
    ]) {
      const reply = await page.goto(shop.origin + path);
      const policy = reply?.headers()['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts, path).not.toContain('unsafe-inline');
      expect(scripts, path).toMatch(/'sha256-/);
      await expect(page.locator('script:not([src], [type="application/ld+json"])')).toHaveCount(0);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(reply?.headers()['x-content-type-options']).toBe('nosniff');
      await page.keyboard.press('Tab');
      await page.waitForLoadState('networkidle');
    }
    expect(violations).toEqual([]);
  });
}

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

test('an account page is not cached and has no ETag', async ({ page }) => {
  const shop = shopOf('pt');
  await page.goto(shop.origin + shop.to('register'));
  await register(page, shop, aPerson(shop));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shop.t('register.title'));
  const reply = await page.goto(shop.origin + shop.to('home'));
  expect(reply?.headers()['cache-control']).toContain('no-store');
  expect(reply?.headers()['etag']).toBeUndefined();
});

test('another customer’s order and a missing order give the same 404 (ROL-08)', async ({
  browser,
}) => {
  const shop = shopOf('pl');
  const owner = await (await browser.newContext()).newPage();
  await chooseStore(owner, shop);
  await openListing(owner, shop);
  await addFirstProduct(owner, shop);
  await openCart(owner, shop);
  const number = await checkOut(owner, shop, aPerson(shop));
  expect(
    (await owner.goto(shop.origin + shop.to('orderDetails', { orderId: number })))?.status(),
  ).toBe(200);
  await owner.context().close();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(shop.origin + shop.to('register'));
  await register(stranger, shop, aPerson(shop));
  await expect(stranger.getByRole('heading', { level: 1 })).not.toHaveText(
    shop.t('register.title'),
  );
  const answerTo = async (
    orderId: string,
  ): Promise<{ readonly status: number | undefined; readonly text: string | null }> => {
    const reply = await stranger.goto(shop.origin + shop.to('orderDetails', { orderId }));
    return { status: reply?.status(), text: await stranger.getByRole('main').textContent() };
  };
  const foreign = await answerTo(number);
  expect(foreign.status).toBe(404);
  expect(await answerTo('26-0000000-00')).toEqual(foreign);
  await stranger.context().close();
});

test('signing in never redirects to another site (SES-21)', async ({ page }) => {
  const shop = shopOf('fr');
  for (const target of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.context().clearCookies();
    await page.goto(`${shop.origin}${shop.to('login')}?return=${encodeURIComponent(target)}`);
    const main = page.getByRole('main');
    await main.locator('input[name="email"]').fill('private@demo.fr.example');
    await main.locator('input[type="password"]').fill(demoPassword());
    await main.getByRole('button', { name: shop.t('login.action'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shop.t('login.title'));
    expect(new URL(page.url()).origin).toBe(shop.origin);
  }
});

test('a request for an unknown host name does not get the shop', async () => {
  const shop = shopOf('es');
  const client = await anyRequest.newContext({ extraHTTPHeaders: { host: 'evil.example' } });
  expect((await client.get(shop.origin)).status()).toBe(404);
  await client.dispose();
});
