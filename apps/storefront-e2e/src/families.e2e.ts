import { expect, test } from '@playwright/test';
import type { FeedRecord } from '@materia/api-contract/feed';
import { feed } from './support/feed.ts';
import { chooseStore, openCart } from './support/shopper.ts';
import { shopOf } from './support/shops.ts';

test.use({ javaScriptEnabled: false });

type Product = FeedRecord<'products'>;
type Axis = NonNullable<Product['family']>['axes'][number];

/** The only axis on which two products differ. */
const onlyDifference = (one: Product, other: Product): Axis | undefined => {
  const [axis, ...more] = (other.family?.axes ?? []).filter(
    ({ value }, at) => value !== one.family?.axes[at]?.value,
  );
  return more.length === 0 ? axis : undefined;
};

test('another colour and another size are chosen and bought without JavaScript (BEY-26)', async ({
  page,
}) => {
  const shop = shopOf('pl');
  const sent = new Set(
    feed(shop, 'warehouse-stock')
      .filter(({ quantity }) => quantity > 3)
      .map(({ sku }) => sku),
  );
  const families = Map.groupBy(
    feed(shop, 'products').filter(({ family }) => family !== undefined),
    ({ family }) => family?.id,
  );
  const pairs = [...families.values()].flatMap((members) =>
    members.flatMap((from) =>
      members.flatMap((to) => {
        const axis = onlyDifference(from, to);
        return axis !== undefined && sent.has(to.sku) ? [{ from, to, axis }] : [];
      }),
    ),
  );
  const colour = pairs.find(({ axis }) => axis.kind === 'colour');
  const size = pairs.find(({ axis }) => axis.kind !== 'colour');
  if (colour === undefined || size === undefined)
    throw new Error('The demo shop has no product in two colours, or in two sizes');

  await chooseStore(page, shop);
  for (const { from, to, axis } of [colour, size]) {
    await page.goto(shop.origin + shop.to('product', { urlKey: from.urlKey }));
    const choices = page.getByRole('list', {
      name: new RegExp(`^${axis.label}`),
    });
    await expect(choices.locator('[aria-current="true"]')).toHaveCount(1);
    await choices
      .locator(`a[href="${shop.to('product', { urlKey: to.urlKey })}"]`)
      .filter({ hasText: axis.value })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(to.name);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/${to.urlKey}\\.html$`),
    );
    await page
      .getByRole('button', { name: shop.t('product.add'), exact: true })
      .first()
      .click();
    await openCart(page, shop);
    await expect(page.getByRole('main')).toContainText(to.name);
  }
});
