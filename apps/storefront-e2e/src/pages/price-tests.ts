import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchCheckout, fetchPayment, isOwnPayment, type Payment } from '@materia/api-checkout';
import type { HostClient } from '@materia/api-client-kernel';
import { pointKindOf, type ShippingMethodCode } from '@materia/domain-shipping';
import { expect, it } from 'vitest';
import type { Browser, PageShop } from './support/page-shop.ts';
import { minorOf, shownPrices, type ShownPrice, sumOf } from './support/price-table.ts';
import type { DemoHost } from './support/started-host.ts';
import { addToCart, emptyCart, orderForm, plenty, productOf, storeOf } from './support/visits.ts';

const ACCEPTED_CARD = '4242 4242 4242 4242';

/** What is bought, and by which of the shop's own ways. */
type Purchase = {
  readonly name: string;
  readonly lines: (shop: PageShop) => readonly Line[];
  readonly way: 'two_hours' | 'home';
  readonly code?: string;
};
type Line = { readonly sku: string; readonly quantity: number; readonly offer?: string };

const own = (shop: PageShop, at: number, quantity = 2): Line => ({
  sku: plenty(shop)[at] ?? '',
  quantity,
});

/** Something light that a courier takes from the store. */
const parcel = (shop: PageShop): Line => {
  const sku = plenty(shop).find((each) => productOf(shop, each).weightGrams < 5000) ?? '';
  return { sku, quantity: 2 };
};

/** Several units of another vendor, which cost more to send than one. */
const ofVendor = (shop: PageShop): Line => {
  const offer = shop.feed('vendor-offers').find(({ quantity }) => quantity > 5);
  if (offer === undefined) throw new Error('No vendor offers anything');
  return { sku: offer.sku, quantity: 4, offer: offer.code };
};

/** A full pallet, whose pallet costs a deposit; else two units. */
const fullPallet = (shop: PageShop): Line => {
  const stock = new Map(
    shop
      .feed('stock')
      .filter(({ storeId }) => storeId === storeOf(shop).id)
      .map(({ sku, quantity }) => [sku, quantity]),
  );
  const found = shop
    .feed('products')
    .find(
      ({ sku, unitsPerPallet }) =>
        unitsPerPallet !== undefined && (stock.get(sku) ?? 0) >= unitsPerPallet,
    );
  return found?.unitsPerPallet === undefined
    ? own(shop, 2)
    : { sku: found.sku, quantity: found.unitsPerPallet };
};

const PURCHASES: readonly Purchase[] = [
  { name: 'collected', lines: (shop) => [own(shop, 0), own(shop, 1, 3)], way: 'two_hours' },
  { name: 'brought home', lines: (shop) => [parcel(shop)], way: 'home' },
  {
    name: 'collected and sent by a vendor',
    lines: (shop) => [own(shop, 0), ofVendor(shop)],
    way: 'two_hours',
  },
  {
    name: 'with a promo code',
    lines: (shop) => [own(shop, 0, 9), own(shop, 1, 9)],
    way: 'two_hours',
    code: 'MATERIA5',
  },
  { name: 'on a returnable pallet', lines: (shop) => [fullPallet(shop)], way: 'two_hours' },
];

/**
 * Buys carts as the private customer of the demo, and compares the amounts of each page and of the
 * mail. The account's cart must not be in use.
 */
export const testPrices = (shop: PageShop, { dataFolder }: Pick<DemoHost, 'dataFolder'>): void => {
  const { to, t, market } = shop;
  const store = storeOf(shop);

  /** A customer with the cart of a purchase. */
  const withCart = async (purchase: Purchase) => {
    const browser = await shop.customer('private');
    await browser.post(to('stores'), { store: store.id, returnTo: to('home') });
    await emptyCart(shop, browser);
    for (const { sku, quantity, offer } of purchase.lines(shop))
      await addToCart(shop, browser, store, sku, quantity, offer);
    if (purchase.code !== undefined)
      await browser.post(to('cart'), { intent: 'add-coupon', code: purchase.code });
    return { browser, host: await shop.customerHost('private') };
  };

  /** The form of the deliveries with the first method of each vendor. */
  const deliveryOf = async (host: HostClient, way: Purchase['way']) => {
    const checkout = await fetchCheckout({ host, guestCartId: undefined }, store.id);
    if (!checkout.ok) throw new Error(`The checkout was refused: ${checkout.error.kind}`);
    const toAddress = ({ method }: { readonly method: ShippingMethodCode }): boolean =>
      pointKindOf(method) === undefined;
    return [
      ['method', way] as const,
      ...checkout.value.shipments.flatMap(({ part, seller, choices }) => {
        const level = choices.find((choice) => choice.available && toAddress(choice));
        return part === 'sent' && level !== undefined
          ? [[`level-${seller.code}`, level.method] as const]
          : [];
      }),
    ];
  };

  const onlyPrice = async (browser: Browser, path: string): Promise<ShownPrice> => {
    const { html, status, location } = await browser.get(path);
    const [price] = shownPrices(html);
    if (price === undefined) throw new Error(`${path} (${status}, to ${location}) shows no price`);
    return price;
  };

  const paid = async (host: HostClient, path: string): Promise<Payment> => {
    const attempt = path.split('/').at(-1) ?? '';
    for (let pauses = 0; pauses < 200; pauses += 1) {
      const found = await fetchPayment({ host, attempt, token: undefined });
      if (found.ok && isOwnPayment(found.value) && found.value.state === 'paid') return found.value;
      await sleep(50);
    }
    throw new Error(`${path} was not paid`);
  };

  /** The text of the mail that confirms a purchase, once it was sent. */
  const mailOf = async (number: string): Promise<string> => {
    for (let pauses = 0; pauses < 200; pauses += 1) {
      const file = mailFiles(dataFolder).find(
        (name) => name.includes(number) && name.includes('order-confirmation'),
      );
      if (file !== undefined) return decodedMail(readFileSync(file, 'utf8'));
      await sleep(50);
    }
    throw new Error(`No mail confirms ${number}`);
  };

  it.each(PURCHASES)(
    'the prices of a purchase are the same on every page: $name',
    async (purchase) => {
      if (purchase.code !== undefined && !shop.flags.CART_DISPLAY_PROMO_CODE) return;
      const { browser, host } = await withCart(purchase);
      const lines = purchase.lines(shop);
      const products = t('line.lines', { count: lines.length });

      const cart = await onlyPrice(browser, to('cart'));
      // The side panel of other pages is the same cart.
      const preview = await onlyPrice(browser, `${to('cart')}?preview`);
      const form = await deliveryOf(host, purchase.way);
      const chosen = await onlyPrice(
        browser,
        `${to('checkoutDelivery')}?${new URLSearchParams(form.map(([name, value]) => [name, value]))}`,
      );
      await browser.post(to('checkoutDelivery'), form);
      const recipient = await onlyPrice(browser, to('checkoutRecipient'));
      await browser.post(to('checkoutRecipient'), {
        firstname: 'Ana',
        lastname: 'Demo',
        phone: market.rules.phone.placeholder,
        delivery: 'new',
        street: 'Nova 4',
        extra: '',
        postcode: store.postcode,
        city: store.city,
      });
      const review = await browser.get(to('checkoutReview'));
      const [last] = shownPrices(review.html);
      if (last === undefined) throw new Error('The last step shows no price');

      const { path, payment } = await shop.whilePaying(async (provider) => {
        const placed = await browser.post(to('checkoutReview'), {
          ...orderForm(review.html),
          terms: 'on',
          method: 'card',
        });
        const page = placed.location ?? '';
        const started = await fetchPayment({
          host,
          attempt: page.split('/').at(-1) ?? '',
          token: undefined,
        });
        if (!started.ok || !isOwnPayment(started.value)) throw new Error('There is no own payment');
        const shown = await browser.get(`${page}?cancelled=1`);
        expect(shown.lines.content.map(minorOf)).toContain(last.total);
        await provider.press(started.value.redirectUrl ?? '', {
          outcome: 'pay',
          number: ACCEPTED_CARD,
        });
        return { path: page, payment: await paid(host, page) };
      });
      const confirmation = await browser.get((await browser.get(path)).location ?? '');
      const confirmed = shownPrices(confirmation.html).at(-1);
      const orders = await Promise.all(
        payment.orderIds.map((orderId) => onlyPrice(browser, to('orderDetails', { orderId }))),
      );
      const mail = await mailOf(payment.orderNumber);

      const pages = { cart, preview, chosen, recipient, last, confirmed };
      for (const [name, page] of Object.entries(pages)) {
        if (page === undefined) throw new Error(`The ${name} shows no price`);
        // What is listed above a total adds up to it, and nothing that it contains is among that.
        expect([name, sumOf(page)]).toEqual([name, page.total]);
        expect([...page.rows.keys()]).not.toContain(t('line.vatIncluded'));
        expect(page.included.get(t('line.vatIncluded'))).toBeGreaterThan(0);
        const eco = t('line.ecoIncluded');
        expect([name, page.included.get(eco)]).toEqual([name, cart.included.get(eco)]);
        for (const [term, minor] of cart.rows)
          expect([name, term, page.rows.get(term)]).toEqual([name, term, minor]);
      }
      // Delivery is the only amount that joins, and it is the same from the preview on.
      const delivery = last.rows.get(t('line.shipping')) ?? 0;
      for (const page of [chosen, recipient, last, confirmed])
        expect([page?.total, page?.rows.get(t('line.shipping')) ?? 0]).toEqual([
          cart.total + delivery,
          delivery,
        ]);
      expect(cart.rows.get(products)).toBe(await shelfPrice(lines));
      for (const order of orders) expect(sumOf(order)).toBe(order.total);
      expect(orders.reduce((sum, { total }) => sum + total, 0)).toBe(last.total);
      for (const [, minor] of last.rows)
        if (minor !== undefined && minor !== 0) expect(amountsIn(mail)).toContain(minor);
      expect(amountsIn(mail)).toContain(last.total);
      if (purchase.code !== undefined)
        expect(last.rows.get(t('line.coupon', { code: purchase.code }))).toBeLessThan(0);
    },
  );

  /** What the lines cost at the unit prices of the offers at the store. */
  const shelfPrice = async (lines: readonly Line[]): Promise<number> => {
    let sum = 0;
    for (const { sku, quantity, offer = `R-${sku}` } of lines) {
      const { data } = await shop.host('readOffers', {
        params: {
          productAdeoKey: productOf(shop, sku).adeokey,
          priceContextCode: `${store.sellerCode}P`,
        },
      });
      const found = data.find(({ code }) => code === offer);
      sum += Math.round((found?.price.unitAmount ?? Number.NaN) * 100) * quantity;
    }
    return sum;
  };
};

const mailFiles = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.eml'))
        .map((name) => join(folder, name))
    : [];

/** The parts of a mail, whichever way they are encoded. */
const decodedMail = (source: string): string =>
  source
    .split(/\r?\n--[^\n]+\r?\n/)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const text = body.join('\n');
      if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
      return /quoted-printable/i.test(head) ? decodedQuotedPrintable(text) : text;
    })
    .join('\n');

const decodedQuotedPrintable = (text: string): string => {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** All amounts in a text, in minor units. */
const amountsIn = (text: string): readonly (number | undefined)[] =>
  [...text.matchAll(/[-−]?\d[\d.\u00a0\u202f ]*,\d{2}[\u00a0\u202f ](?:zł|€)/g)].map(([amount]) =>
    minorOf(amount),
  );
