import { markets } from '@materia/market-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PdfDrawer } from '../../platform/pdf/pdf-drawer.ts';
import { ENGINES } from '../../testing/database.ts';
import { addDemoAccounts } from '../../testing/demo-accounts.ts';
import { DEMO_PASSWORD } from '../../testing/demo-secrets.ts';
import { guestOrder } from '../../testing/guests.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { readPdf } from '../../testing/pdf/read-pdf.ts';
import { newShopper } from '../../testing/shoppers.ts';
import { findAnyOrder, orderWithLines } from '../orders/repository.ts';
import { pdfMailFiles } from './mail-files.ts';

const [market] = markets;

describe.each(ENGINES)('the calls for documents as PDFs on %s', (engine) => {
  let host: TestHost;
  let token: string;
  let strangers: string;
  let invoice: {
    readonly number: string;
    readonly order: string;
    readonly day: string;
    readonly store: string;
    readonly id: string;
  };
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addDemoAccounts(host, market);
    const signedIn = await replied(
      host.call('signIn', {
        body: { username: `private@demo.${market.id}.example`, password: DEMO_PASSWORD },
      }),
    );
    token = signedIn.jwtToken;
    strangers = (await newShopper(host)).token;
    const { invoices } = await replied(
      host.call('listInvoices', { params: { pageSize: 100, pageId: 1 }, query: {} }, { token }),
    );
    const { number: ofShop } = await host.database.db
      .selectFrom('orders')
      .innerJoin('invoice', 'invoice.order_number', 'orders.number')
      .select('orders.number')
      .where('orders.order_type', '=', 'legacy')
      .where('orders.email', '=', `private@demo.${market.id}.example`)
      .executeTakeFirstOrThrow();
    const found = invoices.find(({ orderId }) => orderId === ofShop);
    invoice = {
      number: found?.invoiceNumber ?? '',
      order: found?.orderId ?? '',
      day: found?.invoiceDate ?? '',
      store: found?.storeCode ?? '',
      id: found?.documentId ?? '',
    };
  });
  afterAll(() => host.close());

  const get = (path: string, headers: Readonly<Record<string, string>> = {}, as = token) =>
    host.app.inject({
      method: 'GET',
      url: `/${market.id}${path}`,
      headers: { authorization: `Bearer ${as}`, ...headers },
    });

  const pathsOf = () => {
    const { number, order, day, store, id } = invoice;
    const named = encodeURIComponent(number);
    return {
      'CALL-120 by its order': [`/invoice/mine/${order}`, { isofferorder: '0' }],
      'CALL-123 by store, number and date': [
        `/customer/ddgb/invoice/pdf/${store}/${market.id}/${named}/${day}`,
        {},
      ],
      'CALL-126 by its id': [`/ddgb/download-document/${id}`, {}],
    } as const;
  };

  it('send an invoice by order, number and id as the same file, to its owner only (CALL-120, CALL-123, CALL-126, INV-01)', async () => {
    for (const [name, [path, headers]] of Object.entries(pathsOf())) {
      const { statusCode, headers: sent, rawPayload } = await get(path, headers);
      expect([name, statusCode]).toEqual([name, 200]);
      expect(sent).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(sent['content-disposition']).toMatch(
        /^attachment; filename="Faktura FV-[\w-]+\.pdf"$/,
      );
      const read = await readPdf(rawPayload);
      expect(read.breaches).toEqual([]);
      expect(read.text).toContain(invoice.number);
      expect([name, (await get(path, headers, strangers)).statusCode]).toEqual([name, 404]);
    }
  });

  it('send an invoice at the path that its own reply names (INV-04)', async () => {
    const { invoices } = await replied(
      host.call('listInvoices', { params: { pageSize: 100, pageId: 1 }, query: {} }, { token }),
    );
    const named = invoices.find(({ invoiceNumber }) => invoiceNumber === invoice.number);
    expect((await get(`/${named?.filePath ?? ''}`)).statusCode).toBe(200);
  });

  it('refuse an invoice under another kind of order, store, day or unit (CALL-120, CALL-123)', async () => {
    const { number, order, day, store } = invoice;
    const named = encodeURIComponent(number);
    for (const [path, headers] of [
      [`/invoice/mine/${order}`, { isofferorder: '1' }],
      [`/customer/ddgb/invoice/pdf/999/${market.id}/${named}/${day}`, {}],
      [`/customer/ddgb/invoice/pdf/${store}/xx/${named}/${day}`, {}],
      [`/customer/ddgb/invoice/pdf/${store}/${market.id}/${named}/2020-01-01`, {}],
    ] as const)
      expect((await get(path, headers)).statusCode).toBe(404);
    expect((await get(`/invoice/mine/${order}`)).statusCode).toBe(400);
  });

  it('send a receipt and the confirmation of an order, which the order lists (CALL-116, RCP-04)', async () => {
    const order = await replied(
      host.call('readOrder', { params: { orderId: invoice.order }, query: {} }, { token }),
    );
    expect(order.documents?.map(({ kind }) => kind)).toEqual(['invoice', 'receipt']);
    const receipt = order.documents?.find(({ kind }) => kind === 'receipt')?.id ?? '';
    for (const path of [
      `/purchase/getReceiptPdf/${receipt}`,
      `/maestro/getOrderConfirmationPdf/${invoice.order}`,
    ]) {
      const sent = await get(path);
      expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect((await readPdf(sent.rawPayload)).breaches).toEqual([]);
      expect((await get(path, {}, strangers)).statusCode).toBe(404);
    }
  });

  it('prove a withdrawal, and nothing of the kind of a return by the promise of the shop', async () => {
    const { db } = host.database;
    const id = 'by-promise';
    await db
      .insertInto('withdrawal')
      .values({
        market: market.id,
        id,
        order_number: invoice.order,
        seq: 20,
        kind: 'promise',
        way: 'store',
        name: 'Anna Nowak',
        outside_trade: false,
        carrier: null,
        parcel: null,
        state: 'announced',
        refund_minor: 100,
        declared_at: host.clock.now,
        sent_at: null,
        received_at: null,
        inspected_at: null,
        settled_at: null,
        settled_by: null,
      })
      .execute();
    await db
      .insertInto('withdrawal_line')
      .values({ market: market.id, withdrawal_id: id, line: 1, qty: 1 })
      .execute();
    const drawer = new PdfDrawer();
    const proofs = async () => {
      const { documents = [] } = await replied(
        host.call('readOrder', { params: { orderId: invoice.order }, query: {} }, { token }),
      );
      const order = await findAnyOrder(db, market.id, invoice.order);
      if (order === undefined) throw new Error('The order is of the demo shop');
      return {
        sent: (await get(`/maestro/getWithdrawalReceiptPdf/${id}`)).statusCode,
        listed: documents.some((document) => document.id === id),
        mailed: (
          await pdfMailFiles(db, drawer).withdrawal(await orderWithLines(db, order), id, market)
        ).length,
      };
    };
    expect(await proofs()).toEqual({ sent: 404, listed: false, mailed: 0 });
    await db.updateTable('withdrawal').set({ kind: 'withdrawal' }).where('id', '=', id).execute();
    expect(await proofs()).toEqual({ sent: 200, listed: true, mailed: 1 });
    await db.deleteFrom('withdrawal_line').where('withdrawal_id', '=', id).execute();
    await db.deleteFrom('withdrawal').where('id', '=', id).execute();
    await drawer.close();
  });

  it('open to members of the company that bought, if they may see documents (ROL-09)', async () => {
    const member = await newShopper(host);
    const { db } = host.database;
    await db
      .insertInto('legal_entity')
      .values({
        market: market.id,
        id: 'firm',
        name: 'Firm',
        tax_number: '1234563218',
        created_at: host.clock.now,
      })
      .execute();
    await db
      .updateTable('orders')
      .set({ legal_entity_id: 'firm' })
      .where('number', '=', invoice.order)
      .execute();
    const [path, headers] = pathsOf()['CALL-126 by its id'];
    expect((await get(path, headers, member.token)).statusCode).toBe(404);
    await db
      .insertInto('company_member')
      .values({
        market: market.id,
        customer_id: member.id,
        legal_entity_id: 'firm',
        role: 'accountant',
        since: host.clock.now,
      })
      .execute();
    expect((await get(path, headers, member.token)).statusCode).toBe(200);
  });

  it('open to a guest by the link of the order, and to nobody by another link', async () => {
    const { orders, link } = await guestOrder(host, 'es');
    const ask = (signed: string) =>
      host.app.inject({
        method: 'POST',
        url: '/es/orders/guest/document',
        headers: { authorization: `Bearer ${host.secrets.publicCredential}` },
        payload: { link: signed, order_id: orders[0]?.order_id, document: 'confirmation' },
      });
    const sent = await ask(link);
    expect(sent.statusCode).toBe(200);
    const read = await readPdf(sent.rawPayload);
    expect([read.breaches, read.language]).toEqual([[], 'es-ES']);
    expect((await ask('a.b.c')).statusCode).toBe(404);
  });

  it('refuse what would wait too long, and say when to come back', async () => {
    const [path, headers] = pathsOf()['CALL-126 by its id'];
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(path, headers)));
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every((answer) => answer.headers['retry-after'] === '5')).toBe(true);
    expect(answers.length - busy.length).toBeGreaterThan(10);
    expect((await get(path, headers)).statusCode).toBe(200);
  });

  it('has no invoice of a seller before one was uploaded (CALL-121, INV-02)', async () => {
    expect((await get('/customer/ddgb/invoice/third-party/none')).statusCode).toBe(404);
  });
});
