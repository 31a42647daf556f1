import { expect, test } from '@playwright/test';
import { feed } from './support/feed.ts';
import { chooseStore, openCart } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

test.use({ javaScriptEnabled: false });

test('another colour and size are chosen and bought without JavaScript (BEY-26)', async ({
  page,
}) => {
  const shop = shopOf('pl');
  const warehouse = new Set(
    feed(shop, 'warehouse-stock')
      .filter(({ quantity }) => quantity > 3)
      .map(({ sku }) => sku),
  );
  const families = Map.groupBy(feed(shop, 'products'), ({ family }) => family?.id);
  // From the start, another colour, and from there another volume.
  const [start, recoloured, wanted] =
    [...families.values()].flatMap((members) => {
      const valueOf = (member: (typeof members)[number], axis: number) =>
        member.family?.axes[axis]?.value;
      return members.flatMap((from) =>
        members.flatMap((to) => {
          const between = members.find(
            (member) =>
              valueOf(member, 0) === valueOf(to, 0) && valueOf(member, 1) === valueOf(from, 1),
          );
          return between !== undefined &&
            from.family?.axes.length === 2 &&
            valueOf(from, 0) !== valueOf(to, 0) &&
            valueOf(from, 1) !== valueOf(to, 1) &&
            warehouse.has(to.sku)
            ? [[from, between, to] as const]
            : [];
        }),
      );
    })[0] ?? [];
  if (start === undefined || recoloured === undefined || wanted === undefined)
    throw new Error('The demo shop has no product in two colours and sizes');

  await chooseStore(page, shop);
  await page.goto(shop.origin + shop.to('product', { urlKey: start.urlKey }));
  const choices = page.getByRole('region', { name: shop.t('families.title') });
  const [colour, size] = wanted.family?.axes ?? [];
  await choices
    .getByRole('link', { name: colour?.value ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recoloured.name);
  await choices
    .locator('ul')
    .nth(1)
    .getByRole('link', { name: size?.value ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.name);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${wanted.urlKey}\\.html$`),
  );

  await page
    .getByRole('button', { name: shop.t('product.add'), exact: true })
    .first()
    .click();
  await openCart(page, shop);
  await expect(page.getByRole('main')).toContainText(wanted.name);
});
