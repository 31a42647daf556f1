import { markets } from '@materia/market-all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../desk/staff/advance.ts';
import { skuOf } from '../../testing/feed.ts';
import { setFlags } from '../../testing/flags.ts';
import { openTestHost, refused, replied, type TestHost } from '../../testing/host.ts';
import {
  aPlacement,
  aRead,
  type Buyer,
  buyerAtCheckout,
  fromAnywhere,
  newShopper,
  placed,
  revisionOf,
} from '../../testing/shoppers.ts';

const [poland] = markets;
const COMPANY_NUMBER = '5260250274';
const QUANTITY = 48;
/**
 * At 9.29 without tax. With tax that is 11.43, and 48 times that would be 548.64 with tax and 446.05
 * without.
 */
const DRILL = skuOf(27);
const LINE = { net: 445.92, gross: 548.48 };
/** The same rounding at 9.44 without tax. */
const OTHER_DRILL = skuOf(29);
/** 48 at 9.37 without tax are 553.20 with tax, and 48 times 11.53 would be 553.44. */
const THIRD_DRILL = skuOf(28);

/** Amounts follow from rows, which are the same on both engines, so one engine is enough. */
describe('prices of firms', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await openTestHost('pglite');
    await setFlags(host, 'pl', [{ key: 'CART_DISPLAY_PROMO_CODE', choice: true }]);
    await sql`insert into coupon (market, code, kind, value, from_minor, valid_from, valid_until, sold_by, use_limit, conditions) values
      ('pl', 'REACHED', 'rate', 1000, 55320, '2026-01-01', '2026-12-31', null, null, '10 % off from 553.20'),
      ('pl', 'MISSED', 'rate', 1000, 55321, '2026-01-01', '2026-12-31', null, null, '10 % off from 553.21')`.execute(
      host.database.db,
    );
  });
  afterAll(() => host.close());

  const company = async (sku: string): Promise<Buyer> =>
    buyerAtCheckout(host, { [sku]: QUANTITY }, await newShopper(host, { tax: COMPANY_NUMBER }));
  /** One unit, which the tests of many units leave. */
  const one = async (sku: string): Promise<Buyer> =>
    buyerAtCheckout(host, { [sku]: 1 }, await newShopper(host, { tax: COMPANY_NUMBER }));
  const cartOf = async (buyer: Buyer) => {
    const [read] = await replied(host.call('readMyCart', aRead(buyer.cartId), buyer));
    if (read === undefined) throw new Error('The buyer has a cart');
    return read.cart;
  };
  const orderOf = (number: string, buyer: Buyer) =>
    replied(host.call('readOrder', { params: { orderId: number }, query: {} }, buyer));
  const handOver = async (number: string): Promise<void> => {
    for (const status of ['IN_PREPARATION', 'READY', 'INVOICED'])
      expect(await advance(host.database.db, poland, number, status, host.clock.now)).toMatchObject(
        { ok: true },
      );
  };
  const invoiceOf = (number: string, buyer: Buyer) =>
    replied(
      host.call(
        'readInvoiceOfOrder',
        { params: { storeCode: '001', businessUnit: 'pl', orderId: number, isOfferOrder: '0' } },
        buyer,
      ),
    );
  /** The amounts of the only line, which order and invoice state alike. */
  const lineIn = ({ lines: [line] }: Pick<Awaited<ReturnType<typeof orderOf>>, 'lines'>) =>
    line && {
      quantity: line.qtyOrdered,
      unit: line.customData.unitaryPriceNoTax,
      net: line.customData.totalPriceNoTax,
      gross: line.customData.totalPrice,
    };

  it('are those of the preview of a quick order or a list, with name and stock, and nothing is added (BEY-08, BEY-10)', async () => {
    const firm = await newShopper(host, { tax: COMPANY_NUMBER });
    const items = [
      { sku: DRILL, qty: QUANTITY },
      { sku: '99999999', qty: 2 },
    ];
    const preview = (buyer: typeof firm | undefined) =>
      replied(
        host.call(
          'previewProducts',
          { body: { request: { retailer_id: '1', items } } },
          buyer ?? {},
        ),
      );
    const shown = await preview(firm);
    expect(shown).toMatchObject({
      items: [
        {
          state: 'available',
          sku: DRILL,
          qty: QUANTITY,
          price: 9.29,
          row_total: LINE.net,
          row_total_incl_tax: LINE.gross,
        },
        { state: 'unknown', asked: '99999999' },
      ],
      total: LINE.net,
      total_incl_tax: LINE.gross,
    });
    const [own] = (await preview(undefined)).items;
    if (own?.state !== 'available') throw new Error('Private customers can buy it as well');
    expect(Math.round(own.row_total_incl_tax * 100)).toBe(
      Math.round(own.price_incl_tax * 100) * QUANTITY,
    );
    expect(
      await refused(
        host.call(
          'previewProducts',
          { body: { request: { retailer_id: 'none', items } } },
          { ...firm },
        ),
      ),
    ).toMatchObject({ code: 'bad-input' });
  });

  it('make each line quantity times the price without tax, in the cart, the order and the invoice (PRC-01, PRC-05)', async () => {
    const buyer = await company(DRILL);
    const cart = await cartOf(buyer);
    expect(cart.items).toMatchObject([
      {
        qty: QUANTITY,
        price: 9.29,
        price_incl_tax: 11.43,
        row_total: LINE.net,
        row_total_incl_tax: LINE.gross,
      },
    ]);
    const number = await placed(host, buyer);
    const order = await orderOf(number, buyer);
    const line = { quantity: QUANTITY, unit: 9.29, ...LINE };
    expect(lineIn(order)).toEqual(line);
    expect([order.grandTotal, order.taxAmount]).toEqual([
      cart.base_grand_total,
      cart.base_tax_amount,
    ]);
    await handOver(number);
    const invoice = await invoiceOf(number, buyer);
    expect(lineIn(invoice)).toEqual(line);
    expect([invoice.grandTotal, invoice.grandTotalHt, invoice.taxAmount]).toEqual([
      order.grandTotal,
      order.grandTotalHt,
      order.taxAmount,
    ]);
    expect(invoice.vatRates).toEqual([
      {
        vatRate: 23,
        amountNoTax: order.grandTotalHt,
        taxAmount: order.taxAmount,
        amount: order.grandTotal,
      },
    ]);
  });

  it('reduce the same line by a promo code, whose minimum counts it with tax (CART-49, PRC-01)', async () => {
    const buyer = await company(THIRD_DRILL);
    const add = (couponCode: string) =>
      host.call(
        'addCoupon',
        { body: { cartMaskId: buyer.cartId, couponCode } },
        { ...buyer, headers: fromAnywhere(host) },
      );
    expect(await refused(add('MISSED'))).toMatchObject({
      code: 'coupon-below-minimum',
      parameters: { minimum: 553.21, missing: 0.01 },
    });
    await replied(add('REACHED'));
    const cart = await cartOf(buyer);
    expect(cart).toMatchObject({
      base_discount_amount: 55.32,
      coupon: { counts: true, amount: 55.32 },
      items: [{ row_total: 404.78, row_total_incl_tax: 497.88 }],
    });
    const order = await orderOf(await placed(host, buyer), buyer);
    expect(lineIn(order)).toMatchObject({ net: 404.78, gross: 497.88 });
    expect(order.grandTotal).toBe(cart.base_grand_total);
  });

  it('add up when a line is returned in parts, by a holder of a pro card who is no company (PRC-04, BEY-17)', async () => {
    const shopper = await newShopper(host);
    await host.database.db
      .updateTable('customer')
      .set({ is_pro_card: true })
      .where('market', '=', 'pl')
      .where('id', '=', shopper.id)
      .execute();
    const buyer = await buyerAtCheckout(host, { [OTHER_DRILL]: QUANTITY }, shopper);
    const number = await placed(host, buyer);
    const { grandTotal, lines } = await orderOf(number, buyer);
    expect(lineIn({ lines })).toMatchObject({ unit: 9.44, net: 453.12, gross: 557.34 });
    await handOver(number);
    const minor = (amount: number): number => Math.round(amount * 100);
    for (const quantity of [17, 30, 1])
      await replied(
        host.call(
          'withdrawFromOrder',
          { params: { orderId: number }, body: { lines: [{ lineNumber: 1, quantity }] } },
          buyer,
        ),
      );
    const declared = (await orderOf(number, buyer)).withdrawal?.declared ?? [];
    const refundOf = new Map(
      declared.map(({ lines: [line], refund }) => [line?.quantity ?? 0, minor(refund)]),
    );
    const perUnit = [17, 30].map((quantity) =>
      Math.round((refundOf.get(quantity) ?? 0) / quantity),
    );
    expect(perUnit).toEqual([1161, 1161]);
    // With the last unit the preparation of the order goes back as well.
    expect([...refundOf.values()].reduce((sum, refund) => sum + refund, 0)).toBe(minor(grandTotal));
  });

  it('are recorded as the basis of the order, which says so with its rows, whoever reads it', async () => {
    const firm = await one(DRILL);
    const ofFirm = await orderOf(await placed(host, firm), firm);
    expect(ofFirm.priceBasis).toBe('excluded');
    const { net, gross, unit = 0, quantity = 0 } = lineIn(ofFirm) ?? {};
    expect(ofFirm.priceRows[0]).toEqual({ kind: 'products', amount: gross, amount_no_tax: net });
    expect(Math.round(unit * quantity * 100)).toBe(Math.round((net ?? 0) * 100));
    const person = await buyerAtCheckout(host, { [DRILL]: 1 });
    expect((await orderOf(await placed(host, person), person)).priceBasis).toBe('included');
  });

  it('go with the firm’s reference and its contact at the site, which others cannot give', async () => {
    const added = {
      reference: ' Budowa 7/2026 ',
      site_contact: { name: 'Jan Kos', telephone: '601 020 304' },
    };
    const placedWith = async (buyer: Buyer, body: object) => {
      const placement = aPlacement(buyer, await revisionOf(host, buyer));
      return host.call('placeOrder', { ...placement, body: { ...placement.body, ...body } }, buyer);
    };
    const firm = await one(THIRD_DRILL);
    expect(
      await refused(placedWith(firm, { site_contact: { name: 'Jan Kos', telephone: '12' } })),
    ).toMatchObject({
      code: 'bad-input',
      fields: ['body.site_contact.telephone'],
    });
    const [first] = (await replied(placedWith(firm, { ...added, wants_invoice: true }))).orders;
    const number = first?.order_number ?? '';
    expect(await orderOf(number, firm)).toMatchObject({
      company: { name: 'Builders', taxNumber: COMPANY_NUMBER },
      reference: 'Budowa 7/2026',
      siteContact: { name: 'Jan Kos', telephone: '+48601020304' },
      wantsInvoice: true,
    });
    const desk = await host.app.inject({
      url: `/pl/staff/orders/${number}`,
      headers: { authorization: `Bearer ${host.secrets.staffCredential}` },
    });
    expect(desk.json()).toMatchObject({
      purchase: number,
      company: { name: 'Builders' },
      reference: 'Budowa 7/2026',
      site_contact: { name: 'Jan Kos', telephone: '+48601020304' },
    });
    await host.host.sendDueMails();
    const mail = host.mails.find(
      ({ mail: { to, text } }) => to === firm.email && text.includes(number),
    );
    for (const text of ['Builders', COMPANY_NUMBER, 'Budowa 7/2026', 'Jan Kos', 'netto'])
      expect(mail?.mail.text).toContain(text);

    const person = await buyerAtCheckout(host, { [THIRD_DRILL]: 1 });
    const [own] = (await replied(placedWith(person, added))).orders;
    const order = await orderOf(own?.order_number ?? '', person);
    expect([order.reference, order.siteContact, order.company]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
