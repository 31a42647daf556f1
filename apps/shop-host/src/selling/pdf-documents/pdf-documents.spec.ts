import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { markets } from '@materia/market-all';
import type { Market } from '@materia/market-model';
import { refundRows } from '@materia/domain-pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { withTx } from '../../platform/database/with-tx.ts';
import { drawPdf } from '../../platform/pdf/draw-pdf.ts';
import { importFeed } from '../../catalogue/import/import-feed.ts';
import { feedSource, testFeed } from '../../testing/feed.ts';
import { addDemoAccounts } from '../../testing/demo-accounts.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { pictureOf, type ReadPdf, readPdf, tagsOf, textOf } from '../../testing/pdf/read-pdf.ts';
import { issueCreditNote } from '../documents/issue-credit-note.ts';
import { taxedLine } from '../orders/order-amounts.ts';
import { findAnyOrder, orderWithLines } from '../orders/repository.ts';
import type { Withdrawal } from '../returns/repository.ts';
import { type Drawable, pdfOf } from './pdf-files.ts';

/** The others get them here. */
const MARKETS_WITH_PRODUCTS: ReadonlySet<string> = new Set(['pl', 'es']);

/** Digits of an amount as it is printed, in minor units. */
const minorOf = (text: string): number => {
  const sign = text.trim().startsWith('-') ? -1 : 1;
  return sign * Number(text.replaceAll(/\D/g, ''));
};

type Case = {
  readonly market: Market;
  readonly drawable: Drawable;
  /** What its rows must add up to, in minor units. */
  readonly total: number | undefined;
};

describe('documents as PDFs', () => {
  let host: TestHost;
  const cases: Case[] = [];

  beforeAll(async () => {
    host = await openTestHost('pglite');
    for (const market of markets) {
      const { pool } = host.database;
      if (!MARKETS_WITH_PRODUCTS.has(market.id))
        await importFeed({
          pool,
          market: market.id,
          feed: feedSource(testFeed()),
          now: FRIDAY_MORNING,
        });
      await addDemoAccounts(host, market);
      cases.push(...(await casesOf(market)));
    }
    const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const wasm = await readFile(path);
    const wasmBinary = new ArrayBuffer(wasm.byteLength);
    new Uint8Array(wasmBinary).set(wasm);
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });
  afterAll(() => host.close());

  /** The invoice with the most charges, its order and credit note, a till's receipt, a withdrawal. */
  const casesOf = async (market: Market): Promise<readonly Case[]> => {
    const { db } = host.database;
    const invoices = await db
      .selectFrom('invoice')
      .selectAll()
      .where('market', '=', market.id)
      .where('order_number', 'is not', null)
      .execute();
    const [invoice] = invoices.toSorted(
      (one, other) =>
        other.charges.length - one.charges.length || other.lines.length - one.lines.length,
    );
    if (invoice?.order_number == null) throw new Error('The demo has an invoiced order');
    const order = await findAnyOrder(db, market.id, invoice.order_number);
    if (order === undefined) throw new Error('An invoice has its order');
    const whole = await orderWithLines(db, order);
    const rows = refundRows(
      whole.lines.map((line) => ({
        ...taxedLine(line, order.currency),
        line: line.line,
        quantity: line.qty,
        before: 0,
        now: line.qty,
      })),
      whole.charges,
    );
    const number = await withTx(db, (tx) =>
      issueCreditNote(tx, market, {
        whole,
        rows,
        reason: 'withdrawal',
        cause: 'everything',
        now: FRIDAY_MORNING,
      }),
    );
    const credit = await db
      .selectFrom('credit_note')
      .selectAll()
      .where('market', '=', market.id)
      .where('number', '=', number ?? '')
      .executeTakeFirstOrThrow();
    const receipt = await db
      .selectFrom('receipt')
      .selectAll()
      .where('market', '=', market.id)
      .where('order_number', 'is', null)
      .executeTakeFirstOrThrow();
    const withdrawal: Withdrawal = {
      market: market.id,
      id: 'w',
      order_number: order.number,
      state: 'announced',
      refund_minor: 100,
      declared_at: FRIDAY_MORNING,
      sent_at: null,
      received_at: null,
      inspected_at: null,
      settled_at: null,
      settled_by: null,
      lines: whole.lines.map(({ line }) => ({ line, qty: 1 })),
    };
    return [
      { market, drawable: { kind: 'invoice', row: invoice }, total: order.total_minor },
      { market, drawable: { kind: 'credit-note', row: credit }, total: order.total_minor },
      { market, drawable: { kind: 'receipt', row: receipt }, total: receipt.total_minor },
      { market, drawable: { kind: 'confirmation', order: whole }, total: order.total_minor },
      { market, drawable: { kind: 'withdrawal', order: whole, withdrawal }, total: undefined },
    ];
  };

  const caseOf = (market: Market, kind: Drawable['kind']): Case => {
    const found = cases.find((each) => each.market === market && each.drawable.kind === kind);
    if (found === undefined) throw new Error(`There is no ${kind} in ${market.id}`);
    return found;
  };

  const bytesOf = ({ market, drawable }: Case): Promise<Uint8Array> =>
    drawPdf(pdfOf(drawable, market));

  /** The cells of a table without its header, row by row. */
  const cellsOf = (read: ReadPdf, table: number): readonly (readonly string[])[] =>
    tagsOf(tagsOf(read.tags, 'Table').slice(table, table + 1), 'TBody').flatMap(({ children }) =>
      children.map((row) => row.children.map(textOf)),
    );

  const KINDS = ['invoice', 'credit-note', 'receipt', 'confirmation', 'withdrawal'] as const;
  describe.each(markets.map((market) => [market.id, market] as const))('in %s', (_id, market) => {
    it.each(KINDS)(
      '%s: is accessible and archivable, in the language of the market (PDF/UA-1, PDF/A-3a)',
      async (kind) => {
        const drawn = caseOf(market, kind);
        const read = await readPdf(await bytesOf(drawn));
        expect(read.breaches).toEqual([]);
        expect(read.language).toBe(market.locale);
        expect(read.title).toBe(pdfOf(drawn.drawable, market).title);
        expect(read.text).toContain(market.company.legalName);
      },
    );

    it.each(['invoice', 'credit-note', 'receipt', 'confirmation'] as const)(
      '%s: its rows, totals and rates are the amounts of the order to the cent (INV-01, RCP-04)',
      async (kind) => {
        const { drawable, total } = caseOf(market, kind);
        const read = await readPdf(await bytesOf({ market, drawable, total }));
        const rows = cellsOf(read, 0).map((cells) => minorOf(cells.at(-1) ?? ''));
        const sum = rows.reduce((all, row) => all + row, 0);
        expect(sum).toBe(total);
        const totals = cellsOf(read, 1).map((cells) => minorOf(cells.at(-1) ?? ''));
        const [net = 0, tax = 0, gross = 0] = totals;
        expect([net + tax, gross]).toEqual([total, total]);
        if (kind === 'confirmation') return;
        const rates = cellsOf(read, 2).map((cells) => cells.slice(1).map(minorOf));
        expect(rates.reduce((all, [base = 0]) => all + base, 0)).toBe(net);
        expect(rates.reduce((all, [, part = 0]) => all + part, 0)).toBe(tax);
        for (const [base = 0, part = 0, whole = 0] of rates) expect(base + part).toBe(whole);
      },
    );

    it('an invoice names seller and buyer with their numbers, its number and both days', async () => {
      const { drawable } = caseOf(market, 'invoice');
      if (drawable.kind !== 'invoice') throw new Error('not an invoice');
      const { text } = await readPdf(await bytesOf(caseOf(market, 'invoice')));
      const { seller, buyer, number, order_number: order } = drawable.row;
      for (const { label, value } of [...seller.facts, ...buyer.facts]) {
        expect(text).toContain(label);
        expect(text).toContain(value);
      }
      for (const line of [seller.name, ...seller.address, buyer.name, ...buyer.address, number])
        expect(text).toContain(line);
      expect(text).toContain(order);
    });

    it('a credit note names the invoice that it corrects, and has a series of its own', async () => {
      const { drawable } = caseOf(market, 'credit-note');
      if (drawable.kind !== 'credit-note') throw new Error('not a credit note');
      const { row } = drawable;
      const { text } = await readPdf(await bytesOf(caseOf(market, 'credit-note')));
      expect(text).toContain(row.invoice_number);
      expect(row.number).not.toBe(row.invoice_number);
      expect(row.number).toMatch(/000001$/);
    });

    it('draws the same bytes from the same row', async () => {
      const invoice = caseOf(market, 'invoice');
      expect(Buffer.compare(await bytesOf(invoice), await bytesOf(invoice))).toBe(0);
    });

    it('has the code of the tax authority where the law requires one, which readers read back', async () => {
      for (const kind of ['invoice', 'credit-note'] as const) {
        const drawn = caseOf(market, kind);
        if (drawn.drawable.kind !== 'invoice' && drawn.drawable.kind !== 'credit-note') continue;
        const { fiscal } = drawn.drawable.row;
        const bytes = await bytesOf(drawn);
        const read = await readPdf(bytes);
        expect(tagsOf(read.tags, 'Figure')).toHaveLength(fiscal === null ? 0 : 1);
        if (fiscal === null) continue;
        expect(read.text).toContain(fiscal.note);
        expect(read.text).toContain(fiscal.code);
        const codes = await readBarcodes(await pictureOf(bytes, read.pages), {
          formats: ['QRCode'],
        });
        expect(codes.map(({ text, ecLevel }) => [text, ecLevel])).toEqual([[fiscal.qr, 'M']]);
      }
    });
  });
});
