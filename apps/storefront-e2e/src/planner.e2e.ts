import { expect, type Locator, type Page, test } from '@playwright/test';
import { collectReadyPages } from './support/application.ts';
import { aPerson, startAtStore, startSignedUp } from './support/shopper.ts';
import { type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page, name: string): Locator => main(page).getByLabel(name, { exact: true });
const quantity = (page: Page, { t }: Shop, role: string): Locator =>
  field(page, t('planner.quantity', { role }));
const line = (page: Page, role: string): Locator => main(page).locator(`[data-role="${role}"]`);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('a floor is measured, its kit is changed, opened again by its link, and added to the cart in one step (BEY-04)', async ({
      page,
    }) => {
      const shop = shopOf('es');
      const { t } = shop;
      await collectReadyPages(page);
      await startAtStore(page, shop);
      await page.goto(`${shop.origin}${shop.to('planner')}?project=laminate`);
      const tool = main(page).locator('[data-planner] > div');
      const settle = async (): Promise<void> => {
        if (javaScriptEnabled)
          await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
        else
          await main(page)
            .getByRole('button', { name: t('planner.calculate'), exact: true })
            .first()
            .click();
      };
      if (javaScriptEnabled) {
        await page.mouse.wheel(0, 10);
        await page.keyboard.press('Tab');
        await expect(tool).toHaveAttribute('data-live-planner', '');
      }

      // A change shows at once with a script, and after the form is sent without one.
      const before = Number(await quantity(page, shop, t('plannerRoles.flooring')).inputValue());
      await field(page, t('planner.length')).fill('9');
      await settle();
      await expect(
        main(page)
          .getByText(t('planner.area', { area: '31,5' }))
          .first(),
      ).toBeVisible();
      await expect
        .poll(async () =>
          Number(await quantity(page, shop, t('plannerRoles.flooring')).inputValue()),
        )
        .toBeGreaterThan(before);

      await quantity(page, shop, t('plannerRoles.underlay')).fill('7');
      await field(page, t('planner.haveLabel', { role: t('plannerRoles.saw') })).check();
      await settle();
      const link = await field(page, t('planner.share')).inputValue();
      expect(link).toContain('qty.underlay=7');
      expect(link).toContain('off.saw=1');

      await page.goto(link);
      await expect(field(page, t('planner.length'))).toHaveValue('9');
      await expect(quantity(page, shop, t('plannerRoles.underlay'))).toHaveValue('7');
      await expect(
        field(page, t('planner.haveLabel', { role: t('plannerRoles.saw') })),
      ).toBeChecked();
      const flooring = await line(page, 'flooring').getByRole('link').first().innerText();

      await main(page)
        .getByRole('button', { name: t('planner.addAll'), exact: true })
        .click();
      await expect(page).toHaveURL(shop.origin + shop.to('cart'));
      await expect(page.getByText(t('planner.added')).first()).toBeVisible();
      await expect(main(page).getByRole('link', { name: flooring }).first()).toBeVisible();
    });
  });
}

test('a kit becomes a list of the customer (BEY-10)', async ({ page }) => {
  const shop = shopOf('es');
  const { t } = shop;
  await startSignedUp(page, shop, aPerson(shop));
  await page.goto(`${shop.origin}${shop.to('planner')}?project=painting`);
  await main(page)
    .getByRole('button', { name: t('planner.saveList'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('planner.projectPainting'));
  await expect(page.getByText(t('planner.listed')).first()).toBeVisible();
});
