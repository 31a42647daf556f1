import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { chooseStore, goToListing, openListing } from './support/shopper.ts';
import { isWholeRun, shopOf, shops } from './support/shops.ts';

const shop = shopOf('es');
const CONTEXT = '**/store-header-module/services/storeheader/customer-context-cookie*';

/** Waits for the button that asks for a position, which works once the page's scripts run. */
const openStores = async (page: Page, from = shop): Promise<void> => {
  await page.goto(from.origin + from.to('stores'));
  await expect(page.getByRole('button', { name: from.t('locator.position') })).toBeVisible({
    timeout: 20_000,
  });
};

type Told = { readonly storeId: string; readonly postcode: string };
const announcedStores = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('announced-stores') ?? '[]'));

test('a chosen store is stored in the browser and announced to the page once, with its customer context (STO-09, STO-10, STO-11)', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    addEventListener('autocontext:store:set', (event) => {
      if (event instanceof CustomEvent)
        sessionStorage.setItem(
          'announced-stores',
          JSON.stringify([
            ...JSON.parse(sessionStorage.getItem('announced-stores') ?? '[]'),
            event.detail,
          ]),
        );
    });
  });
  await openStores(page);
  expect(await announcedStores(page)).toEqual([]);
  const name = await chooseStore(page, shop);
  await expect.poll(() => announcedStores(page), { timeout: 20_000 }).toHaveLength(1);
  const stored: unknown = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    `materia-store-${shop.market.id}`,
  );
  expect(stored).toMatchObject({ name });
  const [announced] = await announcedStores(page);
  expect(stored).toMatchObject({ id: announced?.storeId, postcode: announced?.postcode });
  await expect
    .poll(
      async () =>
        (await context.cookies()).find(
          (cookie) => cookie.name === `__Host-context-${shop.market.id}`,
        )?.value,
    )
    .toMatch(/^\d{3}$/);
  await page.reload();
  await openStores(page);
  expect(await announcedStores(page)).toHaveLength(1);
});

test('a customer context without its cookie logs an error to the console (ERR-41)', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(CONTEXT, (route) => route.fulfill({ status: 200, json: {} }));
  await chooseStore(page, shop);
  await expect
    .poll(() => errors, { timeout: 20_000 })
    .toContain('The customer context cookie is missing');
});

test('places are suggested half a second after typing stops, and stores are searched after a second (STO-16, LIM-03, LIM-04)', async ({
  page,
}) => {
  await page.addInitScript((suggestionsPath) => {
    // The look-up opens another page, which must still know the times.
    const note = (what: string): void =>
      sessionStorage.setItem(
        'noted',
        JSON.stringify([
          ...JSON.parse(sessionStorage.getItem('noted') ?? '[]'),
          [what, performance.now()],
        ]),
      );
    addEventListener('input', () => note('typed'), true);
    addEventListener('submit', () => note('looked-up'), true);
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes(suggestionsPath)) note('suggested');
      return fetch(input, init);
    };
  }, shop.to('placeSuggestions'));
  /** The pause before the first request of a kind, and the number of requests. */
  const pauseBefore = (kind: string): Promise<{ readonly pause: number; readonly count: number }> =>
    page.evaluate((asked) => {
      const all: [string, number][] = JSON.parse(sessionStorage.getItem('noted') ?? '[]');
      const times = all.filter(([what]) => what === asked).map(([, at]) => at);
      const typed = all
        .filter(([what, at]) => what === 'typed' && at < (times[0] ?? 0))
        .map(([, at]) => at);
      return { pause: (times[0] ?? 0) - (typed.at(-1) ?? 0), count: times.length };
    }, kind);
  await openStores(page);
  const field = page.locator('#place');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  const asked = page.waitForRequest(`**${shop.to('placeSuggestions')}?**`);
  await field.pressSequentially('Mad', { delay: 60 });
  expect((await asked).url()).toMatch(/\?q=Mad$/);
  await expect(page.getByRole('option', { name: /^Madrid/ })).toBeVisible();
  expect((await pauseBefore('suggested')).count).toBe(1);
  expect((await pauseBefore('suggested')).pause).toBeGreaterThanOrEqual(499);
  await field.fill('28001');
  await expect(page).toHaveURL(/\?q=28001$/);
  expect((await pauseBefore('looked-up')).pause).toBeGreaterThanOrEqual(999);
  await expect(field).toBeFocused();
});

test('missing suggestions are reported, and the search works without them (ERR-35)', async ({
  page,
}) => {
  await page.route(`**${shop.to('placeSuggestions')}?**`, (route) =>
    route.fulfill({ status: 502 }),
  );
  await openStores(page);
  const field = page.locator('#place');
  await field.pressSequentially('Madrid', { delay: 20 });
  await expect(page.getByText(shop.t('errors.addressAutocompleteFail'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=Madrid$/);
});

test('geolocation shows the nearest store, or a message if the browser refuses it (STO-12, STO-15, ERR-36)', async ({
  page,
  context,
}) => {
  await openStores(page);
  await page.getByRole('button', { name: shop.t('locator.position') }).click();
  await expect(
    page
      .getByText(shop.t('locator.positionDenied'))
      .or(page.getByText(shop.t('locator.positionFailed'))),
  ).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
  await page.getByRole('button', { name: shop.t('locator.position') }).click();
  await expect(page).toHaveURL(/lat=40\.42&lon=-3\.70$/);
  const nearest =
    (await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('heading')
      .textContent()) ?? '';
  await expect(page.getByRole('banner').getByRole('button', { name: nearest })).toBeVisible();
});

test('a product page shows the stock around the shopper, without leaving the page (STK-13)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
  await openListing(page, shop);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  const section = page.getByRole('region', { name: shop.t('product.stockElsewhere') });
  const address = page.url();
  await section.getByRole('button', { name: shop.t('productMore.nearMe') }).click();
  const outcome = section
    .getByText(shop.t('productMore.nearMeResult'))
    .or(section.getByText(shop.t('product.stockElsewhereNone', { kilometres: 50 })));
  await expect(outcome).toBeVisible();
  await expect(page.locator('#announcement')).toHaveText((await outcome.textContent()) ?? '');
  expect(page.url()).toBe(address);
});

test('stock on an open page is refreshed after 15 minutes (STK-12, LIM-11)', async ({ page }) => {
  await page.clock.install();
  await collectReadyPages(page);
  await openListing(page, shop);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: shop.t('productMore.nearMe') })).toBeVisible({
    timeout: 20_000,
  });
  // With the clock stopped the page never becomes idle, so its scripts wait for an interaction.
  await page.keyboard.press('Shift');
  await waitForApplication(page);
  const reads: string[] = [];
  const address = page.url();
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'fetch' && request.url() === address && reads.push(address),
  );
  await page.clock.fastForward('14:50');
  expect(reads).toEqual([]);
  await page.clock.fastForward('00:20');
  await expect.poll(() => reads.length).toBe(1);
});

for (const [place, each] of shops.entries()) {
  const { market, origin, to, t } = each;
  // Phone layouts do not depend on the market.
  const widths = place === 0 || isWholeRun ? ' @widths' : '';

  test(`${market.id}: products can be compared without a script, and the page has no axe violations${widths} (CAT-07, RTE-20)`, async ({
    browser,
    viewport,
  }) => {
    const plain = await browser.newContext({ viewport, javaScriptEnabled: false });
    const page = await plain.newPage();
    await goToListing(page, each);
    const name =
      (await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .textContent()) ?? '';
    await page.getByRole('button', { name: t('comparator.addNamed', { product: name }) }).click();
    await expect(page.getByText(t('comparator.added'))).toBeVisible();
    await page.getByRole('link', { name: t('comparator.open') }).click();
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
    const scripted = await browser.newContext({
      viewport,
      storageState: await plain.storageState(),
    });
    const again = await scripted.newPage();
    await again.goto(origin + to('comparator'));
    expect(await axeViolations(again)).toEqual([]);
    await page
      .getByRole('button', { name: t('comparator.removeNamed', { product: name }) })
      .click();
    await expect(page.getByText(t('comparator.emptyText'))).toBeVisible();
    await Promise.all([plain.close(), scripted.close()]);
  });
}
