import { expect, test } from '@playwright/test';
import { collectReadyPages, readyPage, waitForApplication } from './support/application.ts';
import { addFirstProduct, startAtStore, openListing } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

const shop = shopOf('pt');

test('the parts of a page are in the specified order (SHL-01)', async ({ page }) => {
  await page.goto(shop.origin + shop.to('home'));
  const parts = page.locator('header, main, footer').and(page.locator('body > div > *, #foot > *'));
  expect(await parts.evaluateAll((elements) => elements.map(({ localName }) => localName))).toEqual(
    ['header', 'main', 'footer'],
  );
  const messages = page.locator('body > div > #message');
  expect(await messages.evaluate((element) => element.nextElementSibling?.localName)).toBe(
    'header',
  );
  const promises = page.getByText(shop.t('footer.rangeTitle'), { exact: true });
  expect(
    await promises.evaluate(
      (element) =>
        (document.querySelector('main')?.compareDocumentPosition(element) ?? 0) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  ).toBeTruthy();
  expect(
    await promises.evaluate(
      (element) =>
        (document.querySelector('footer')?.compareDocumentPosition(element) ?? 0) &
        Node.DOCUMENT_POSITION_PRECEDING,
    ),
  ).toBeTruthy();
});

test('the cart preview opens from the header and on its event, but not on sign-in and checkout pages (SHL-04, SHL-05)', async ({
  page,
}) => {
  await collectReadyPages(page);
  await startAtStore(page, shop);
  await openListing(page, shop);
  const product = await addFirstProduct(page, shop);
  await waitForApplication(page);
  const preview = page.getByRole('dialog', { name: shop.t('cart.title') });
  const cartLink = page.getByRole('banner').getByRole('link', { name: shop.t('common.cart') });

  await cartLink.click();
  await expect(preview.getByRole('link', { name: product })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('materia:cart-preview')));
  await expect(preview.getByRole('link', { name: product })).toBeVisible();
  await preview.getByRole('link', { name: shop.t('cart.title'), exact: true }).click();
  await expect(page).toHaveURL(shop.origin + shop.to('cart'));

  for (const name of ['cart', 'login'] as const) {
    await page.goto(shop.origin + shop.to(name));
    await waitForApplication(page);
    await page.evaluate(() => dispatchEvent(new Event('materia:cart-preview')));
    await cartLink.click();
    await expect(page).toHaveURL(shop.origin + shop.to('cart'));
    await expect(preview).toHaveCount(0);
  }
});

test('each navigation announces the ready page to scripts, with its title in the market’s language (SHL-08, SHL-09)', async ({
  page,
}) => {
  await collectReadyPages(page);
  await openListing(page, shop);
  await waitForApplication(page);
  expect(await readyPage(page)).toMatchObject({
    page: 'category',
    path: new URL(page.url()).pathname,
    title: await page.title(),
  });

  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = (await card.textContent()) ?? '';
  const path = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect.poll(() => readyPage(page)).toMatchObject({ page: 'product', path });
  expect(await page.title()).toContain(name);
  expect(await readyPage(page)).toMatchObject({ title: await page.title() });
});

test('prices and stock of an open page are refreshed every fifteen minutes (STK-12)', async ({
  page,
}) => {
  await collectReadyPages(page);
  await openListing(page, shop);
  const path = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.clock.install();
  await page.goto(shop.origin + (path ?? ''));
  await page.clock.runFor(5000);
  await waitForApplication(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url() === page.url()) reads.push(page.url());
  });
  await page.clock.runFor('14:50');
  expect(reads).toEqual([]);
  await page.clock.runFor('00:20');
  await expect.poll(() => reads.length).toBe(1);
});

test('the search field suggests departments and products while typing and works by keyboard (BEY-09)', async ({
  page,
}) => {
  await collectReadyPages(page);
  await page.goto(shop.origin + shop.to('home'));
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button') });
  const name = (await card.getByRole('heading').first().textContent()) ?? '';
  await waitForApplication(page);
  await page.getByRole('banner').getByRole('searchbox').click();
  const field = page.getByRole('combobox', { name: shop.t('header.searchLabel') });
  await expect(field).toBeFocused();
  await page.keyboard.type(name.slice(0, 6).toLowerCase(), { delay: 30 });
  const option = page.getByRole('option', { name }).first();
  await expect(option).toBeVisible();
  while ((await option.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('suggestions that arrive after the shopper has moved on stay hidden until they return (BEY-09)', async ({
  page,
}) => {
  await collectReadyPages(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**${shop.to('searchSuggestions')}?**`, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.goto(shop.origin + shop.to('home'));
  await waitForApplication(page);
  const search = page.getByRole('banner').getByRole('search');
  await search.locator('input[name="q"]').pressSequentially('cement');
  await asked.promise;
  await page.keyboard.press('Tab');
  await expect(search.getByRole('button')).toBeFocused();
  const list = page.waitForResponse(`**${shop.to('searchSuggestions')}?**`);
  released.resolve();
  await (await list).finished();
  const field = page.getByRole('combobox', { name: shop.t('header.searchLabel') });
  await expect(page.getByRole('listbox', { includeHidden: true })).toBeHidden();
  await expect(search.getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a message is read out without moving the page under a press', async ({ page }) => {
  await collectReadyPages(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset['shifts'] = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openListing(page, shop);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: shop.t('comparator.add') })
    .click();
  const message = page.locator('#message').getByText(shop.t('comparator.added'));
  await expect(message).toBeVisible();
  await waitForApplication(page);
  await expect(page.locator('#announcement')).toHaveText(shop.t('comparator.added'));
  await expect(message).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
});

test('a refused comparison shows its error at the top of the page, wherever the button was', async ({
  page,
}) => {
  await collectReadyPages(page);
  const departments = page
    .getByRole('navigation', { name: shop.t('header.mainNavigation') })
    .locator('ul')
    .first()
    .getByRole('link');
  const compareLast = async (): Promise<void> => {
    const button = page
      .getByRole('main')
      .getByRole('article')
      .last()
      .getByRole('button', { name: shop.t('comparator.add') })
      .last();
    await waitForApplication(page);
    await button.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await button.click();
  };
  await page.goto(shop.origin + shop.to('home'));
  const [first = '', second = ''] = await departments.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  await page.goto(shop.origin + first);
  await compareLast();
  await expect(page.getByText(shop.t('comparator.added'))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto(shop.origin + second);
  await compareLast();
  const message = page.getByRole('main').getByText(shop.t('comparator.otherCategory'));
  await expect(message).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});
