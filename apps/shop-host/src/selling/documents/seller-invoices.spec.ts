import { plainDate } from '@materia/domain-holiday-calendar';
import { markets } from '@materia/market-all';
import { instantOf } from '@materia/platform-clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../platform/files/file-store.ts';
import { ENGINES } from '../../testing/database.ts';
import { addDemoAccounts } from '../../testing/demo-accounts.ts';
import { DEMO_PASSWORD } from '../../testing/demo-secrets.ts';
import { openTestHost, replied, type TestHost } from '../../testing/host.ts';
import { newShopper } from '../../testing/shoppers.ts';
import { documentsAfter, type ListedDocument } from './document-list-repository.ts';
import { deleteKeptSellerInvoices } from './kept-documents-repository.ts';
import { putSellerInvoice, type UploadedInvoice } from './put-seller-invoice.ts';

const [market] = markets;
const PDF = (text: string) => `%PDF-1.7\n1 0 obj (${text}) endobj\ntrailer << >>\n%%EOF\n`;

describe.each(ENGINES)('the invoices of sellers on %s', (engine) => {
  let host: TestHost;
  let token: string;
  let orderId: string;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addDemoAccounts(host, market);
    const username = `professional@demo.${market.id}.example`;
    token = (await replied(host.call('signIn', { body: { username, password: DEMO_PASSWORD } })))
      .jwtToken;
    const { missing } = await list();
    orderId = missing.find(({ vendorName }) => vendorName !== undefined)?.orderId ?? '';
  });
  afterAll(() => host.close());

  const list = (query: object = {}) =>
    replied(host.call('listInvoices', { params: { pageSize: 100, pageId: 1 }, query }, { token }));

  const upload = async (
    bytes: string,
    { order = orderId, name = 'invoice.pdf', number = 'V/1', day = '2026-11-19' } = {},
  ) => {
    const form = new FormData();
    form.set('number', number);
    form.set('issued_on', day);
    form.set('invoice', new File([bytes], name, { type: 'application/pdf' }));
    const request = new Request('http://host.test/', { method: 'POST', body: form });
    return host.app.inject({
      method: 'POST',
      url: `/pl/staff/orders/${order}/seller-invoice`,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${host.secrets.staffCredential}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const download = (id: string, by = token) =>
    host.app.inject({
      method: 'GET',
      url: `/pl/customer/ddgb/invoice/third-party/${id}`,
      headers: { authorization: `Bearer ${by}` },
    });

  const invoiceOf = (text: string): UploadedInvoice => ({
    number: text,
    issuedOn: plainDate(2026, 11, 19),
    file: { name: 'invoice.pdf', type: 'application/pdf', bytes: Buffer.from(PDF(text)) },
    by: 'staff',
  });

  it('are refused unless they are harmless PDF files of an order that a seller has (ROL-08)', async () => {
    const codes = async (answer: ReturnType<typeof upload>) =>
      (await answer).json<{ code: string }>().code;
    expect(await codes(upload('<html>'))).toBe('file-refused');
    expect(await codes(upload(PDF('<< /S /JavaScript >>')))).toBe('file-refused');
    expect(await codes(upload(PDF('x'), { order: '26-0000000-97' }))).toBe('not-found');
    expect(await codes(upload(PDF('x'), { day: '2026-02-30' }))).toBe('bad-input');
    expect(
      (await upload(PDF('x'.repeat(5 * 1024 ** 2)), { order: '26-0000000-97' })).statusCode,
    ).toBe(413);
    expect((await list({ kind: 'seller-invoice' })).total).toBe(0);
  });

  it('are listed and downloaded by the buyer only, with the amounts of the order (CALL-121, INV-02, INV-11)', async () => {
    expect((await upload(PDF('first'))).json()).toMatchObject({ version: 1 });
    const all = await list({ kind: 'seller-invoice' });
    expect(all.missing).toEqual([]);
    const [invoice] = all.invoices;
    const order = await replied(
      host.call('readOrder', { params: { orderId }, query: {} }, { token }),
    );
    expect(invoice).toMatchObject({
      kind: 'seller-invoice',
      invoiceNumber: 'V/1',
      invoiceDate: '2026-11-19',
      orderId,
      grandTotal: order.grandTotal,
      issuer: { name: order.vendor?.name },
    });
    expect(order.documents).toContainEqual({
      kind: 'seller-invoice',
      id: invoice?.documentId,
      number: 'V/1',
      date: '2026-11-19',
    });
    const file = await download(invoice?.documentId ?? '');
    expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([
      200,
      PDF('first'),
      'application/pdf',
    ]);
    expect(file.headers['cache-control']).toMatch(/no-store/);
    const { token: stranger } = await newShopper(host);
    expect((await download(invoice?.documentId ?? '', stranger)).statusCode).toBe(404);
    expect((await list()).missing.map((each) => each.orderId)).not.toContain(orderId);
  });

  it('are replaced by the next version, and the former one stays', async () => {
    const [former] = (await list({ kind: 'seller-invoice' })).invoices;
    expect((await upload(PDF('second'), { number: '=V/2' })).json()).toMatchObject({ version: 2 });
    const { invoices, total } = await list({ kind: 'seller-invoice' });
    expect([total, invoices[0]?.invoiceNumber]).toEqual([1, '=V/2']);
    expect((await download(invoices[0]?.documentId ?? '')).body).toBe(PDF('second'));
    expect((await download(former?.documentId ?? '')).body).toBe(PDF('first'));
  });

  it('are in a table once each, even where two sellers chose the same number on one day', async () => {
    const { db } = host.database;
    await sql`insert into seller_invoice (market, id, order_number, version, customer_id, number, issued_on, currency, total_minor, tax_minor, ecotax_minor, rates, lines, seller, buyer, file, bytes, sha256, uploaded_at, uploaded_by)
      select market, 'twin', 'another order', 1, customer_id, number, issued_on, currency, total_minor, tax_minor, ecotax_minor, rates, lines, seller, buyer, file, bytes, sha256, uploaded_at, uploaded_by
      from seller_invoice where number = '=V/2'`.execute(db);
    const { customer_id: customerId } = await db
      .selectFrom('seller_invoice')
      .select('customer_id')
      .where('id', '=', 'twin')
      .executeTakeFirstOrThrow();
    const owner = {
      market: market.id,
      timeZone: market.timeZone,
      customerId: customerId ?? '',
    };
    const all = {
      kinds: ['seller-invoice'],
      days: undefined,
      issuer: undefined,
      search: undefined,
    } as const;
    const ids: string[] = [];
    for (let last: ListedDocument | undefined; ;) {
      [last] = await documentsAfter(db, owner, all, last, 1);
      if (last === undefined) break;
      ids.push(last.id);
    }
    expect([ids.length, ids.includes('twin')]).toEqual([2, true]);
    await db.deleteFrom('seller_invoice').where('id', '=', 'twin').execute();
  });

  it('leave no file behind when they cannot be written', async () => {
    const { db } = host.database;
    const { files } = host.host;
    const keys: string[] = [];
    const watched: FileStore = {
      ...files,
      put: async (bytes) => {
        const key = await files.put(bytes);
        keys.push(key);
        return key;
      },
    };
    // No text column can have this number.
    const invoice = { ...invoiceOf('third'), number: '\u0000' };
    const stored = putSellerInvoice(
      { db, files: watched },
      market,
      orderId,
      invoice,
      host.clock.now,
    );
    await expect(stored).rejects.toThrow('invalid byte sequence');
    expect(await Promise.all(keys.map((key) => files.get(key)))).toEqual([undefined]);
  });

  it.runIf(engine === 'postgres')(
    'of one order get versions of their own when they are uploaded at once',
    async () => {
      const { db } = host.database;
      const { files } = host.host;
      const uploads = ['a', 'b', 'c'].map((text) =>
        putSellerInvoice({ db, files }, market, orderId, invoiceOf(text), host.clock.now),
      );
      const versions = (await Promise.all(uploads)).map(
        (stored) => stored.ok && stored.value.version,
      );
      expect(versions.toSorted()).toEqual([3, 4, 5]);
      await db.deleteFrom('seller_invoice').where('version', '>', 2).execute();
    },
  );

  it('are announced by a mail without words of the seller', async () => {
    host.mails.splice(0);
    await host.host.sendDueMails();
    const mails = host.mails.filter(({ mail }) => mail.text.includes(orderId));
    expect(mails.length).toBeGreaterThan(0);
    for (const { mail } of mails) expect(mail.text + mail.html).not.toContain('V/');
  });

  it('are in the archive of their month as they were uploaded', async () => {
    const archive = await host.app.inject({
      method: 'GET',
      url: '/pl/customer/ddgb/invoice-archive?year=2026&month=11',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    const { total } = await list({ year: 2026, month: 11 });
    const bytes = archive.rawPayload;
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(total);
    expect(bytes.includes(PDF('second'))).toBe(true);
    // The seller's number is a part of a file name, without what file names cannot have.
    expect(bytes.includes('2026-11-19_-V-2.pdf')).toBe(true);
  });

  it('are deleted with their files when their years are over, unless an account still has them', async () => {
    const { db } = host.database;
    const { files } = host.host;
    const rows = () => db.selectFrom('seller_invoice').select(['id', 'file']).execute();
    const kept = await rows();
    const before = (instant: string) => deleteKeptSellerInvoices(db, market.id, instant, 1, files);
    const deletion = () => before(instantOf(plainDate(2026, 11, 20), 0, market.timeZone));
    expect([await deletion(), await rows()]).toEqual([0, kept]);
    await db.updateTable('seller_invoice').set({ customer_id: null }).execute();
    expect(await before(instantOf(plainDate(2026, 11, 19), 0, market.timeZone))).toBe(0);
    expect([await deletion(), await deletion(), await deletion(), await rows()]).toEqual([
      1,
      1,
      0,
      [],
    ]);
    expect(await Promise.all(kept.map(({ file }) => files.get(file)))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
