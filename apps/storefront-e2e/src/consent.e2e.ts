import { expect, type Page, test } from '@playwright/test';
import { shopOf } from './support/shops.ts';
import { ops } from './support/staff.ts';

const shop = shopOf('pl');

/** Other tests start with a consent choice; these start without one. */
test.use({ storageState: { cookies: [], origins: [] } });

type Messages = { readonly events: readonly string[]; readonly asks: boolean };

const NO_MESSAGES: Messages = { events: [], asks: false };

/**
 * Reads the page's data layer entries and consent requests from its console. Evaluating a script in
 * the page would count as user activity, and these tests cover pages without any.
 */
const listen = async (page: Page): Promise<() => Messages> => {
  let messages = NO_MESSAGES;
  page.on('console', (message) => {
    const [mark, name, value = ''] = message.text().split('|');
    if (mark !== 'consent') return;
    if (name === 'page') messages = NO_MESSAGES;
    if (name === 'event') messages = { ...messages, events: [...messages.events, value] };
    if (name === 'asks') messages = { ...messages, asks: value === 'true' };
  });
  await page.addInitScript(() => {
    if (window !== top) return;
    console.debug('consent|page');
    class DataLayer extends Array<Readonly<Record<string, unknown>>> {
      override push(...entries: Readonly<Record<string, unknown>>[]): number {
        for (const entry of entries)
          console.debug(
            `consent|event|${String(entry['event'] ?? `consent ${String(entry['consent'])} ${String(entry['analytics_storage'])}`)}`,
          );
        return super.push(...entries);
      }
    }
    Object.assign(window, { dataLayer: new DataLayer() });
    new MutationObserver(() =>
      console.debug(`consent|asks|${String(document.getElementById('consent-title') !== null)}`),
    ).observe(document, { childList: true, subtree: true });
  });
  return () => messages;
};

/** Waits for the scripts of the page, which answer the sheet without leaving it. */
const untilListening = (messages: () => Messages): Promise<void> =>
  expect.poll(() => messages().events.length, { timeout: 20_000 }).toBeGreaterThan(0);

test('measures nothing before consent or after refusal (ANA-01, CNS-03, BEY-28)', async ({
  page,
}) => {
  const messages = await listen(page);
  await page.goto(shop.origin + shop.to('home'));
  await expect
    .poll(messages, { timeout: 20_000 })
    .toEqual({ events: ['consent default denied'], asks: true });
  await page.waitForTimeout(1000);
  expect(messages().events).toEqual(['consent default denied']);
  await page.getByRole('button', { name: shop.t('consent.refuseAll') }).click();
  await expect
    .poll(messages)
    .toEqual({ events: ['consent default denied', 'consent update denied'], asks: false });
  await page.goto(shop.origin + shop.to('cart'));
  await expect
    .poll(messages, { timeout: 20_000 })
    .toEqual({ events: ['consent default denied', 'consent update denied'], asks: false });
});

test('asks for consent from the first paint on, so that nothing moves or appears under a finger (CNS-05)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset['shifts'] = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const response = await page.goto(shop.origin + shop.to('home'));
  expect(await response?.text()).toContain('data-consent-sheet');
  const refuse = page.getByRole('button', { name: shop.t('consent.refuseAll') });
  await expect(refuse).toBeInViewport();
  await page.mouse.move(100, 100);
  await page.waitForTimeout(1000);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
  await refuse.click();
  await expect(refuse).toHaveCount(0);
});

test('sends pending events after consent, and the choice can be changed later without scripts (CNS-02, CNS-05)', async ({
  page,
  browser,
}) => {
  const messages = await listen(page);
  await page.goto(shop.origin + shop.to('home'));
  await untilListening(messages);
  await page.getByRole('button', { name: shop.t('consent.acceptAll') }).click();
  await expect
    .poll(() => messages().events)
    .toEqual(['consent default denied', 'consent update granted', 'page_view']);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const settings = await plain.newPage();
  await settings.goto(shop.origin + shop.to('cookieSettings'));
  await expect(settings.getByLabel(shop.t('consent.targeting'))).toBeChecked();
  await settings.getByLabel(shop.t('consent.targeting')).uncheck();
  await settings.getByRole('button', { name: shop.t('consent.save') }).click();
  await expect(settings.getByText(shop.t('consent.saved'))).toBeVisible();
  await expect(settings.getByLabel(shop.t('consent.targeting'))).not.toBeChecked();
  await expect(settings.getByLabel(shop.t('consent.performance'))).toBeChecked();
  await plain.close();
});

test('measures visitors who agree by page kind for staff to read, and never those who refuse (BEY-34)', async ({
  browser,
}) => {
  const measured = async (): Promise<readonly string[]> =>
    (await ops(shop, 'vitals')).split('\n').map((line) => line.split(/\s+/).slice(0, 3).join(' '));

  /**
   * Opens a page, interacts until the measuring script would be loaded, and leaves, which is the
   * latest moment to send figures.
   */
  const visit = async (
    choice: string,
    page: 'services' | 'terms',
    isMeasured: boolean,
  ): Promise<void> => {
    const context = await browser.newContext({
      storageState: {
        cookies: [
          {
            name: '__Host-consent-pl',
            value: choice,
            domain: 'localhost',
            path: '/',
            expires: -1,
            httpOnly: false,
            secure: true,
            sameSite: 'Lax',
          },
        ],
        origins: [],
      },
    });
    const tab = await context.newPage();
    const fetched: string[] = [];
    tab.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
    await tab.goto(shop.origin + shop.to(page));
    const measures = (): boolean => fetched.some((path) => path.includes('/web-vitals-'));
    await expect(async () => {
      await tab.mouse.click(2, 300);
      await tab.waitForTimeout(500);
      expect(measures()).toBe(isMeasured);
    }).toPass({ timeout: 20_000 });
    await tab.waitForTimeout(1500);
    expect(measures()).toBe(isMeasured);
    await tab.goto('about:blank');
    await context.close();
  };

  await visit(',C0001,', 'terms', false);
  await visit(',C0001,C0002,', 'services', true);
  await expect.poll(measured).toContain('pl services CLS');
  expect((await measured()).filter((row) => row.startsWith('pl terms '))).toEqual([]);
});

for (const { choice, count } of [
  { choice: 'consent.refuseAll', count: 0 },
  { choice: 'consent.acceptAll', count: 1 },
] as const)
  test(`shows ${count} products looked at on the home page after ${choice} (CNS-01, CNS-03)`, async ({
    page,
  }) => {
    await page.goto(shop.origin + shop.to('home'));
    const button = page.getByRole('button', { name: shop.t(choice) });
    await button.click();
    await expect(button).toHaveCount(0);
    const product = await page.locator('main article h3 a').first().getAttribute('href');
    await page.goto(shop.origin + (product ?? ''));
    await expect
      .poll(() =>
        page.evaluate(
          (key) => localStorage.getItem(key) !== null,
          `materia-seen-${shop.market.id}`,
        ),
      )
      .toBe(count === 1);
    await page.goto(shop.origin + shop.to('home'));
    await expect(
      page.getByRole('region', { name: shop.t('home.seen') }).getByRole('listitem'),
    ).toHaveCount(count);
  });
