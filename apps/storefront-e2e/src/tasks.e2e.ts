import { expect, type Locator, test } from '@playwright/test';
import type { PaymentMethod } from '@materia/domain-checkout';
import {
  beginCheckout,
  buy,
  chooseDelivery,
  nameThePlace,
  nameTheRecipient,
  order,
  orderByCard,
  type Visit,
} from './support/at-checkout.ts';
import { countedHands } from './support/effort.ts';
import { demoGoods, feed, firstStore, goodsWithoutStore } from './support/feed.ts';
import { atProvider } from './support/payments.ts';
import {
  aPerson,
  confirmedNumber,
  firmAnswers,
  pressAdd,
  signUp,
  untilAdded,
} from './support/shopper.ts';
import { isWholeRun, shopOf, shops } from './support/shops.ts';

const main = ({ page }: Visit): Locator => page.getByRole('main');
const heading = ({ page }: Visit): Locator => page.getByRole('heading', { level: 1 });

const openProduct = async ({ page, shop }: Visit, urlKey: string): Promise<void> => {
  await page.goto(shop.origin + shop.to('product', { urlKey }));
};

const add = async (
  visit: Visit,
  ...products: readonly { readonly urlKey: string }[]
): Promise<void> => {
  for (const { urlKey } of products) {
    await openProduct(visit, urlKey);
    await pressAdd(visit.page, visit.shop);
  }
};

/** Says where the order goes, on the page of a product, and adds the products to the cart. */
const addFor = async (
  visit: Visit,
  ...products: readonly [{ readonly urlKey: string }, ...{ readonly urlKey: string }[]]
): Promise<void> => {
  const [first, ...others] = products;
  await openProduct(visit, first.urlKey);
  await nameThePlace(visit);
  await pressAdd(visit.page, visit.shop);
  await add(visit, ...others);
};

const addUnits = async (
  visit: Visit,
  { urlKey }: { readonly urlKey: string },
  count: number,
): Promise<void> => {
  await openProduct(visit, urlKey);
  await visit.hands.fill(main(visit).locator('input[name="quantity"]').first(), String(count));
  await pressAdd(visit.page, visit.shop);
};

/** Opens the list of stores from the cart and presses the button of the first. */
const askForFirstStore = async (visit: Visit): Promise<string> => {
  const { page, shop } = visit;
  const { name } = firstStore(shop);
  await page.goto(shop.origin + shop.to('cart'));
  await main(visit)
    .locator(`a[href^="${shop.to('stores')}"]`)
    .first()
    .click();
  await main(visit).getByRole('article', { name, exact: true }).getByRole('button').click();
  return name;
};

/** Confirms a change of store if the cart would change. */
const takeStore = async (visit: Visit): Promise<void> => {
  const { page, shop } = visit;
  const store = await askForFirstStore(visit);
  const confirm = main(visit).getByRole('button', {
    name: shop.t('storeChange.confirm', { store }),
  });
  const chosen = page.getByRole('banner').getByRole('button', { name: store });
  await expect(confirm.or(chosen).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(chosen).toBeVisible();
};

/** The market's own method: the first that is no card. */
const ownMethod = ({ shop }: Visit): PaymentMethod => {
  const own = shop.market.settings.paymentMethods.find((method) => method !== 'card');
  if (own === undefined) throw new Error('The market has cards only');
  return own;
};

/** The page of an order, where its customer or guest follows it. */
const openOrder = async (visit: Visit, number: string): Promise<void> => {
  const { page, shop } = visit;
  const follow = main(visit).getByRole('link', { name: shop.t('guest.follow'), exact: true });
  if ((await follow.count()) > 0) await follow.click();
  else await page.goto(shop.origin + shop.to('orderDetails', { orderId: number }));
  await expect(heading(visit)).toContainText(number);
};

type Task = {
  readonly name: string;
  /** Where it runs unless all markets, widths and modes are asked for. */
  readonly usually: {
    readonly market: string;
    readonly width: Width;
    readonly javaScriptEnabled: boolean;
  };
  /** The most that it may take in any market, from the first product page to its end. */
  readonly most: { readonly pages: number; readonly fields: number };
  readonly run: (visit: Visit) => Promise<void>;
};

const WIDTHS = [390, 1440] as const;
type Width = (typeof WIDTHS)[number];

const TASKS: readonly Task[] = [
  {
    name: 'finds two drills, compares them, and has one brought',
    usually: { market: 'fr', width: 390, javaScriptEnabled: true },
    most: { pages: 13, fields: 8 },
    run: async (visit) => {
      const { page, shop, hands } = visit;
      const drills = feed(shop, 'products').filter(({ image }) =>
        image.startsWith('drill-driver-'),
      );
      const [words = ''] = drills[0]?.name.split(' ') ?? [];
      await page.goto(shop.origin + shop.to('home'));
      const search = page.getByRole('banner').locator('input[name="q"]');
      await search.fill(words);
      await search.press('Enter');
      await expect(heading(visit)).toContainText(words);
      for (const { name: product } of drills.slice(0, 2)) {
        const compare = shop.t('comparator.addNamed', { product });
        await Promise.all([
          page.waitForResponse((reply) => reply.url().includes(shop.to('comparator'))),
          main(visit).getByRole('button', { name: compare }).click(),
        ]);
      }
      await page.goto(shop.origin + shop.to('comparator'));
      for (const { name } of drills.slice(0, 2))
        await expect(main(visit).getByRole('columnheader', { name })).toBeVisible();
      await main(visit).getByRole('columnheader').getByRole('link').first().click();
      await expect(
        main(visit).getByText(shop.t('product.reference'), { exact: false }).first(),
      ).toBeVisible();
      hands.startHere();
      await nameThePlace(visit);
      await pressAdd(page, shop);
      await buy(visit, 'home');
    },
  },
  {
    name: 'has flooring for 12 m² counted, adds three bags, and has them brought by truck',
    usually: { market: 'pt', width: 1440, javaScriptEnabled: false },
    most: { pages: 19, fields: 10 },
    run: async (visit) => {
      const { page, shop, hands } = visit;
      const { flooring, bags } = goodsWithoutStore(shop);
      await openProduct(visit, flooring.urlKey);
      await nameThePlace(visit);
      await hands.fill(main(visit).locator('input[name="need"]'), '12');
      await main(visit)
        .getByRole('button', { name: shop.t('product.calculatorAction') })
        .click();
      // Percent, by the kind of flooring.
      const waste = Number(await main(visit).locator('input[name="waste"]').inputValue());
      const counted = Math.ceil((12 * (1 + waste / 100)) / (flooring.capacityPerSaleUnit ?? 1));
      const adding = main(visit).locator(
        `form:has(input[name="quantity"][value="${counted}"]) button[type="submit"]`,
      );
      await adding.last().click();
      await untilAdded(page, shop);
      await addUnits(visit, bags, 3);
      await buy(visit, 'transporter');
      for (const { name } of [flooring, bags])
        await expect(main(visit).getByText(name).first()).toBeVisible();
    },
  },
  {
    name: 'buys an own, a vendor’s and a heavy product together, by card',
    usually: { market: 'es', width: 390, javaScriptEnabled: false },
    most: { pages: 20, fields: 9 },
    run: async (visit) => {
      const { everywhere, flooring } = goodsWithoutStore(visit.shop);
      const { home } = demoGoods(visit.shop);
      await addFor(visit, everywhere, home);
      await addUnits(visit, flooring, 3);
      await buy(visit, 'transporter');
      for (const { name } of [everywhere, home, flooring])
        await expect(main(visit).getByText(name).first()).toBeVisible();
    },
  },
  {
    name: 'pays by the market’s own method, which is refused once',
    usually: { market: 'pl', width: 390, javaScriptEnabled: true },
    most: { pages: 17, fields: 9 },
    run: async (visit) => {
      const { page, shop, hands } = visit;
      const method = ownMethod(visit);
      await addFor(visit, goodsWithoutStore(shop).everywhere);
      await beginCheckout(visit);
      await chooseDelivery(visit, 'home');
      await nameTheRecipient(visit);
      await order(visit, method);
      if (method !== 'blik') await atProvider(page, 'refuse');
      await expect(main(visit).locator('button[value="retry"]')).toBeVisible();
      await hands.choose(main(visit).locator(`input[name="method"][value="${method}"]`));
      if (method === 'blik')
        await hands.fill(main(visit).locator('input[name="blikCode"]'), '777777');
      await main(visit).locator('button[value="retry"]').click();
      if (method !== 'blik') await atProvider(page, 'approve');
      await confirmedNumber(page, shop);
    },
  },
  {
    name: 'names a place, then chooses a store, line by line, and undoes it',
    usually: { market: 'fr', width: 1440, javaScriptEnabled: false },
    most: { pages: 12, fields: 1 },
    run: async (visit) => {
      const { page, shop } = visit;
      const goods = [goodsWithoutStore(shop).everywhere, demoGoods(shop).stored] as const;
      await addFor(visit, ...goods);
      const store = await askForFirstStore(visit);
      await expect(heading(visit)).toHaveText(shop.t('storeChange.title', { store }));
      for (const { name } of goods)
        await expect(main(visit).getByRole('article', { name, exact: true })).toBeVisible();
      await main(visit)
        .getByRole('button', { name: shop.t('storeChange.confirm', { store }) })
        .click();
      await expect(page.getByRole('banner').getByRole('button', { name: store })).toBeVisible();
      await page.getByRole('button', { name: shop.t('storeChange.undo') }).click();
      await expect(page.getByText(shop.t('storeChange.undone'))).toBeVisible();
      await page.goto(shop.origin + shop.to('cart'));
      await expect(main(visit).getByRole('spinbutton')).toHaveCount(2);
    },
  },
  {
    name: 'cancels an order and reads how much comes back',
    usually: { market: 'pt', width: 390, javaScriptEnabled: true },
    most: { pages: 16, fields: 8 },
    run: async (visit) => {
      const { page, shop } = visit;
      await addFor(visit, goodsWithoutStore(shop).everywhere);
      const { number, amount } = await buy(visit, 'home');
      await openOrder(visit, number);
      await main(visit)
        .getByRole('button', { name: shop.t('withdrawal.cancelStart') })
        .click();
      await expect(heading(visit)).toHaveText(shop.t('withdrawal.cancelTitle'));
      await expect(main(visit)).toContainText(shop.t('withdrawal.refundAmount', { amount }));
      await main(visit)
        .getByRole('button', { name: shop.t('withdrawal.cancelConfirm') })
        .click();
      await expect(heading(visit)).toContainText(number);
      await expect(page.getByText(shop.t('payment.refund'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'gets an account by a password alone, and buys again without typing an address',
    usually: { market: 'es', width: 1440, javaScriptEnabled: true },
    most: { pages: 24, fields: 9 },
    run: async (visit) => {
      const { page, shop, hands, person } = visit;
      const goods = goodsWithoutStore(shop).everywhere;
      await addFor(visit, goods);
      const { number } = await buy(visit, 'home');
      const password = main(visit).locator('input[name="password"]');
      if ((await password.count()) > 0) {
        await hands.fill(password, person.password);
        await hands.choose(main(visit).getByRole('checkbox', { name: shop.t('register.terms') }));
        await main(visit)
          .getByRole('button', { name: shop.t('guest.register'), exact: true })
          .click();
        await expect(page).toHaveURL(shop.origin + shop.to('orderDetails', { orderId: number }));
      }
      const { fields } = hands.effort();
      await add(visit, goods);
      await beginCheckout(visit);
      await chooseDelivery(visit, 'home');
      await nameTheRecipient(visit);
      expect(hands.effort().fields).toBe(fields);
      await orderByCard(visit);
    },
  },
  {
    name: 'orders 60 bags for a firm by quick order, brought by truck',
    usually: { market: 'pl', width: 1440, javaScriptEnabled: false },
    most: { pages: 15, fields: 5 },
    run: async (visit) => {
      const { page, shop, person, hands } = visit;
      const { bags } = goodsWithoutStore(shop);
      await signUp(page, shop, person, firmAnswers(shop));
      await page.goto(shop.origin + shop.to('quickOrder'));
      await nameThePlace(visit);
      await hands.fill(main(visit).locator('textarea').first(), `${bags.sku}; 60`);
      await main(visit)
        .getByRole('button', { name: shop.t('quickOrder.action'), exact: true })
        .click();
      await expect(page).toHaveURL(shop.origin + shop.to('cart'));
      await expect(main(visit).getByRole('spinbutton')).toHaveValue('60');
      await buy(visit, 'transporter');
      await expect(main(visit).getByText(bags.name).first()).toBeVisible();
    },
  },
  {
    name: 'collects in a slot of the store it chooses on the way',
    usually: { market: 'pl', width: 390, javaScriptEnabled: false },
    most: { pages: 16, fields: 6 },
    run: async (visit) => {
      await add(visit, goodsWithoutStore(visit.shop).everywhere);
      await takeStore(visit);
      await beginCheckout(visit);
      await chooseDelivery(visit, 'scheduled');
      await nameTheRecipient(visit);
      await orderByCard(visit);
      await expect(main(visit)).toContainText(firstStore(visit.shop).name);
    },
  },
  {
    name: 'asks for a mail when a product that cannot be ordered is back',
    usually: { market: 'pt', width: 1440, javaScriptEnabled: true },
    most: { pages: 2, fields: 1 },
    run: async (visit) => {
      const { shop, person, hands } = visit;
      const { sku, urlKey } = goodsWithoutStore(shop).awaited;
      await openProduct(visit, urlKey);
      await expect(
        main(visit).getByRole('button', { name: shop.t('product.add'), exact: true }),
      ).toHaveCount(0);
      const form = main(visit).locator(`form[action="${shop.to('restockNotice', { sku })}"]`);
      await hands.fill(form.locator('input[name="email"]'), person.email);
      await form.getByRole('button').click();
      await expect(heading(visit)).toHaveText(shop.t('restockNotice.doneTitle'));
    },
  },
];

/** Ten things that shoppers want, from a first visit without a chosen store. */
const runs = TASKS.flatMap((task) =>
  isWholeRun
    ? shops.flatMap((shop) =>
        WIDTHS.flatMap((width) =>
          [true, false].map((javaScriptEnabled) => ({ task, shop, width, javaScriptEnabled })),
        ),
      )
    : [{ task, ...task.usually, shop: shopOf(task.usually.market) }],
);

/** Each shopper has a network of their own: all runs together order more than one network may. */
const networkOf = (run: number): string => `10.0.${Math.floor(run / 250)}.${1 + (run % 250)}`;

for (const [at, { task, shop, width, javaScriptEnabled }] of runs.entries()) {
  const where = `${shop.market.id}, ${width} px, ${javaScriptEnabled ? 'with a script' : 'without a script'}`;

  test.describe(where, () => {
    test.use({
      viewport: { width, height: 900 },
      javaScriptEnabled,
      extraHTTPHeaders: { 'x-forwarded-for': networkOf(at) },
    });

    test(`a new shopper without a store ${task.name}`, async ({ page }) => {
      const hands = countedHands(page);
      await task.run({ page, shop, person: aPerson(shop), hands });
      const { pages, fields, choices } = hands.effort();
      const effort = `${pages} pages, ${fields} fields, ${choices} choices`;
      test.info().annotations.push({ type: 'effort', description: effort });
      process.stdout.write(`${task.name} (${where}): ${effort}\n`);
      expect(pages, 'pages').toBeLessThanOrEqual(task.most.pages);
      expect(fields, 'fields').toBeLessThanOrEqual(task.most.fields);
    });
  });
}
