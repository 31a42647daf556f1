import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { FEED_SCHEMAS, type FeedFile, type FeedRecord } from '@materia/api-contract/feed';
import {
  aPerson,
  choosePayment,
  chooseStore,
  confirmedNumber,
  register,
} from './support/shopper.ts';
import { paymentSandbox, type Shop, shopOf } from './support/shops.ts';

const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const schemaOf = <File extends FeedFile>(file: File) => z.array(FEED_SCHEMAS[file]);

/** The records of a file of the demo shop. */
const feed = <File extends FeedFile>(
  { dataFolder, market }: Shop,
  file: File,
): readonly FeedRecord<File>[] => {
  const text = readFileSync(join(dataFolder, 'demo', market.id, `${file}.jsonl`), 'utf8');
  const rows: unknown = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return schemaOf(file).parse(rows);
};

type Product = FeedRecord<'products'> & { readonly vendor: string | undefined };

/** Products that one vendor alone sells, by the service levels of the vendor, and a heavy one of the first store. */
const goodsOf = (shop: Shop): readonly [heavy: Product, home: Product, relay: Product] => {
  const products = new Map(feed(shop, 'products').map((product) => [product.sku, product]));
  const [store] = feed(shop, 'stores').filter(({ services }) => !services.includes('web'));
  const stock = feed(shop, 'stock');
  const own = new Set(stock.map(({ sku }) => sku));
  const rates = feed(shop, 'seller-rates');
  const toRelays = new Set(
    rates.filter(({ level }) => level === 'relay').map(({ vendorCode }) => vendorCode),
  );
  const offers = [...Map.groupBy(feed(shop, 'vendor-offers'), ({ sku }) => sku).values()].flatMap(
    (ofProduct) => (ofProduct.length === 1 && !own.has(ofProduct[0]?.sku ?? '') ? ofProduct : []),
  );
  const soldBy = (isWanted: (vendor: string, grams: number) => boolean): Product => {
    const found = offers.find(
      ({ sku, vendorCode, quantity, status }) =>
        quantity > 9 &&
        status !== 'SOLDOUT' &&
        isWanted(vendorCode, products.get(sku)?.weightGrams ?? Infinity),
    );
    const product = found && products.get(found.sku);
    if (found === undefined || product === undefined)
      throw new Error('No vendor sells such a product');
    return { ...product, vendor: found.vendorCode };
  };
  const heavy = stock
    .filter(
      ({ storeId, status, quantity }) =>
        storeId === store?.id && status === 'ONSITE' && quantity > 30,
    )
    .map(({ sku }) => products.get(sku))
    .find((product) => (product?.weightGrams ?? 0) > 10_000);
  if (heavy === undefined) throw new Error('The first store has nothing heavy');
  const relay = soldBy((vendor, grams) => toRelays.has(vendor) && grams < 4000);
  const home = soldBy((vendor, grams) => vendor !== relay.vendor && grams < 900_000);
  return [{ ...heavy, vendor: undefined }, home, relay];
};

const addToCart = async (page: Page, { origin, to, t }: Shop, product: Product): Promise<void> => {
  await page.goto(origin + to('product', { urlKey: product.urlKey }));
  await main(page)
    .getByRole('button', { name: t('product.add'), exact: true })
    .first()
    .click();
  await expect(
    page
      .getByText(t('product.added'))
      .or(page.getByText(t('cart.added')))
      .first(),
  ).toBeVisible();
};

/** One market in which the customer chooses the pickup hour, and one in which the first free one is taken. */
for (const id of ['pl', 'es']) {
  const shop = shopOf(id);
  const { market, t, to, origin } = shop;

  test(`${market.id}: own products by truck instead of a pickup, one seller’s to the door and another’s to a relay point, in one purchase (CHK-06, SHP-07, SHP-10, CHK-01)`, async ({
    page,
  }) => {
    test.slow();
    const person = aPerson(shop);
    const [heavy, home, relay] = goodsOf(shop);
    const next = () =>
      main(page)
        .getByRole('button', { name: t('checkout.next'), exact: true })
        .click();
    const method = (value: string) => main(page).locator(`input[name="method"][value="${value}"]`);
    await page.goto(origin + to('register'));
    await register(page, shop, person);
    await expect(heading(page)).not.toHaveText(t('register.title'));
    await chooseStore(page, shop);
    for (const product of [heavy, home, relay]) await addToCart(page, shop, product);
    await page.goto(origin + to('checkoutShippings'));
    await expect(heading(page)).toHaveText(t('checkout.shippingsTitle'));

    // First everything of the shop's own is collected.
    await method('two_hours').or(method('scheduled')).first().check();
    for (const { vendor } of [home, relay]) {
      const levels = main(page).locator(`input[type="radio"][name="level-${vendor ?? ''}"]`);
      const wanted = vendor === relay.vendor ? 'seller/relay' : 'seller/home';
      const level = levels.and(page.locator(`[value="${wanted}"]`));
      if ((await level.count()) > 0) await level.first().check();
    }
    await main(page)
      .locator(`input[name="point-${relay.vendor ?? ''}"]`)
      .first()
      .check();
    const slot = main(page).locator('input[name="slot"]:not([disabled])').first();
    if (await slot.isVisible()) await slot.check();
    await next();
    await expect(heading(page)).not.toHaveText(t('checkout.shippingsTitle'));

    // Then a truck brings it, at the price of the place.
    await page.goto(origin + to('checkoutShippings'));
    const [store] = feed(shop, 'stores').filter(({ services }) => !services.includes('web'));
    await main(page)
      .locator('input[name="place-postcode"]')
      .fill(store?.postcode ?? '');
    await main(page)
      .getByRole('button', { name: t('transport.show'), exact: true })
      .click();
    await expect(method('transporter')).toBeEnabled();
    await method('transporter').check();
    await next();
    const fields = { street: 'Nova 4', city: store?.city ?? '', phone: person.mobile };
    for (const [name, value] of Object.entries(fields))
      await main(page).locator(`input[name="${name}"]`).fill(value);
    await expect(main(page).locator('input[name="postcode"]')).toHaveValue(store?.postcode ?? '');
    await next();

    await expect(heading(page)).toHaveText(t('checkout.summariesTitle'));
    await page.goto(origin + to('checkoutShippings'));
    await expect(
      main(page).locator('section[aria-labelledby="delivery-calendar"] ul > li'),
    ).toHaveCount(3);
    await next();
    await next();
    await choosePayment(page, shop, 'card');
    await page.waitForURL(`${paymentSandbox}/**`);
    await page.locator('input[name="number"]').fill('4242424242424242');
    await page.locator('button[value="pay"]').click();
    await confirmedNumber(page, shop);
    for (const { name } of [heavy, home, relay])
      await expect(main(page).getByText(name).first()).toBeVisible();
  });
}
