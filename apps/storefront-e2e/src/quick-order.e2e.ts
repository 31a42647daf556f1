import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectReadyPages, waitForApplication } from './support/application.ts';
import { startAtStore, openReferences } from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const faults = (page: Page, { t }: Shop, count: number): Locator =>
  main(page)
    .getByRole('region', { name: t('quickOrder.faults', { count }) })
    .getByRole('listitem');

/** A line's number, its text and its error. */
const shows = (item: Locator, ...words: readonly string[]): Promise<void> =>
  expect(item).toHaveText(
    new RegExp(
      words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*'),
    ),
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a quick order, pasted or as CSV, adds valid lines to the cart and keeps invalid ones with their errors for correction (BEY-08)', async ({
      page,
    }) => {
      const shop = shopOf('pt');
      const { t } = shop;
      const standsStill = async (): Promise<void> =>
        javaScriptEnabled ? waitForApplication(page) : undefined;
      await collectReadyPages(page);
      await startAtStore(page, shop);
      const [first = '', second = '', third = ''] = await openReferences(page, shop);
      await page.goto(shop.origin + shop.to('quickOrder'));
      const field = main(page).getByLabel(t('quickOrder.references'), { exact: true });
      const send = main(page).getByRole('button', { name: t('quickOrder.action'), exact: true });

      await standsStill();
      await send.click();
      await expect(field).toHaveAccessibleDescription(
        new RegExp(t('quickOrder.empty').replaceAll('.', String.raw`\.`)),
      );

      await standsStill();
      await field.fill(`${first}; 2\n99999999; 1\n${second}; 1,5`);
      await send.click();
      await expect(main(page).getByText(t('quickOrder.addedCount', { count: 1 }))).toBeVisible();
      await shows(
        faults(page, shop, 2).nth(0),
        t('quickOrder.lineNumber', { line: 2 }),
        '99999999; 1',
        t('quickOrder.unknownReference'),
      );
      await shows(
        faults(page, shop, 2).nth(1),
        t('quickOrder.lineNumber', { line: 3 }),
        `${second}; 1,5`,
        t('cart.notAnInteger'),
      );
      await expect(field).toHaveValue(`99999999; 1\n${second}; 1,5`);

      await standsStill();
      await field.fill('');
      await main(page)
        .getByLabel(t('quickOrder.file'), { exact: true })
        .setInputFiles({
          name: 'obra.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`referência;quantidade\r\n${second};3\r\n${third};0\r\n`),
        });
      await send.click();
      await expect(main(page).getByText(t('quickOrder.addedCount', { count: 1 }))).toBeVisible();
      await shows(
        faults(page, shop, 1).nth(0),
        t('quickOrder.lineNumber', { line: 3 }),
        `${third};0`,
        t('cart.belowMinimum', { minimum: 1 }),
      );

      // The corrected line is last, and no line was added twice.
      await standsStill();
      await field.fill(`${third}; 1`);
      await send.click();
      await expect(page).toHaveURL(shop.origin + shop.to('cart'));
      await expect(page.getByText(t('quickOrder.added'))).toBeVisible();
      const quantities = main(page).getByRole('spinbutton');
      await expect(quantities).toHaveCount(3);
      expect(
        await quantities.evaluateAll((fields) =>
          fields.map((each) => (each instanceof HTMLInputElement ? each.value : '')),
        ),
      ).toEqual(['2', '3', '1']);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('rows of a spreadsheet are shown with price and stock before they are added (BEY-08)', async ({
      page,
    }) => {
      const shop = shopOf('fr');
      const { t } = shop;
      await collectReadyPages(page);
      await startAtStore(page, shop);
      const [first = '', second = ''] = await openReferences(page, shop);
      await page.goto(shop.origin + shop.to('quickOrder'));
      if (javaScriptEnabled) await waitForApplication(page);
      await main(page)
        .getByLabel(t('quickOrder.references'), { exact: true })
        .fill(
          `Désignation\tPrix\tQté\tRéférence\nCiment\t8,90\t2 sacs\t${first}\nVis\t4,50\t3\t${second}\n??\t\t\t`,
        );
      await main(page)
        .getByRole('button', { name: t('quickOrder.preview'), exact: true })
        .click();
      const preview = main(page).getByRole('region', { name: t('preview.title') });
      await expect(preview.getByRole('listitem')).toHaveCount(2);
      await expect(preview.getByRole('listitem').first()).toContainText(
        t('preview.quantity', { count: 2 }),
      );
      await expect(faults(page, shop, 1)).toHaveCount(1);
      if (javaScriptEnabled) await waitForApplication(page);
      await preview.getByRole('button', { name: t('quickOrder.add', { count: 2 }) }).click();
      await expect(main(page).getByText(t('quickOrder.addedCount', { count: 2 }))).toBeVisible();
    });
  });
}

test('a line corrected before scripts run stays corrected (BEY-08)', async ({ page }) => {
  const shop = shopOf('es');
  await collectReadyPages(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  // A page whose deferred script is held back does not finish loading.
  await page.goto(shop.origin + shop.to('quickOrder'), { waitUntil: 'commit' });
  const field = main(page).getByLabel(shop.t('quickOrder.references'), { exact: true });
  await field.fill('99999999; 1');
  await main(page)
    .getByRole('button', { name: shop.t('quickOrder.action'), exact: true })
    .click();
  await expect(faults(page, shop, 1)).toHaveCount(1);
  await expect(field).toHaveValue('99999999; 1');
  await field.fill('99999999; 12');
  release();
  await waitForApplication(page);
  await expect(field).toHaveValue('99999999; 12');
});
