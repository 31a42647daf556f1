import { markets } from '@materia/market-all';
import { refundRows, refundTotal } from '@materia/domain-pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTx } from '../../platform/database/with-tx.ts';
import { ENGINES } from '../../testing/database.ts';
import { addDemoAccounts } from '../../testing/demo-accounts.ts';
import { FRIDAY_MORNING, openTestHost, type TestHost } from '../../testing/host.ts';
import { taxedLine } from '../orders/order-amounts.ts';
import { findAnyOrder, type OrderWithLines, orderWithLines } from '../orders/repository.ts';
import { documentPage } from './document-list-repository.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { creditNotesOf, findIssuedInvoice } from './repository.ts';
import { wireListedDocument } from './wire-documents.ts';

const [market] = markets;

describe.each(ENGINES)('credit notes on %s', (engine) => {
  let host: TestHost;
  let whole: OrderWithLines;
  beforeAll(async () => {
    host = await openTestHost(engine);
    await addDemoAccounts(host, market);
    const { db } = host.database;
    const { order_number: number } = await db
      .selectFrom('invoice')
      .select('order_number')
      .where('market', '=', market.id)
      .where('order_number', 'is not', null)
      .orderBy('number')
      .executeTakeFirstOrThrow();
    whole = await orderOf(number ?? '');
  });
  afterAll(() => host.close());

  const orderOf = async (number: string): Promise<OrderWithLines> => {
    const { db } = host.database;
    const order = await findAnyOrder(db, market.id, number);
    if (order === undefined) throw new Error(`There is no order ${number}`);
    return orderWithLines(db, order);
  };

  /** The rows of a return of units of each line, after others. */
  const rowsFor = ({ lines, charges, order }: OrderWithLines, before: number, now: number) =>
    refundRows(
      lines.map((line) => ({
        ...taxedLine(line, order.currency),
        line: line.line,
        quantity: line.qty,
        before: Math.min(before, line.qty),
        now: Math.max(0, Math.min(now, line.qty - before)),
      })),
      charges,
    );

  const issue = (cause: string, rows: ReturnType<typeof rowsFor>, of = whole) =>
    withTx(host.database.db, (tx) =>
      issueCreditNote(tx, market, {
        whole: of,
        rows,
        reason: 'withdrawal',
        cause,
        now: FRIDAY_MORNING,
      }),
    );
  const notesOf = () => creditNotesOf(host.database.db, market.id, whole.order.number);

  it('are issued once per cause, in a series without gaps, for what goes back', async () => {
    const invoiced = await findIssuedInvoice(host.database.db, market.id, whole.order.number);
    const rows = rowsFor(whole, 0, 1);
    const number = await issue('one', rows);
    expect(number).toMatch(/000001$/);
    expect(await issue('one', rows)).toBe(number);
    await expect(
      withTx(host.database.db, async (tx) => {
        await issueCreditNote(tx, market, {
          whole,
          rows,
          reason: 'goodwill',
          cause: 'undone',
          now: FRIDAY_MORNING,
        });
        throw new Error('the refund failed');
      }),
    ).rejects.toThrow('the refund failed');
    const others = await Promise.all(['two', 'three'].map((cause) => issue(cause, rows)));
    expect(others.toSorted().map((each) => each?.slice(-6))).toEqual(['000002', '000003']);
    const [first] = await notesOf();
    const { included } = refundTotal(rows, whole.order.currency);
    expect(first).toMatchObject({
      number,
      order_number: whole.order.number,
      invoice_number: invoiced?.number,
      invoice_issued_on: invoiced?.issued_on,
      customer_id: invoiced?.customer_id,
      buyer: invoiced?.buyer,
      total_minor: included.minor,
    });
    const sums = first?.rates.map(({ netMinor, taxMinor }) => netMinor + taxMinor) ?? [];
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(included.minor);
    expect(await findIssuedInvoice(host.database.db, market.id, whole.order.number)).toEqual(
      invoiced,
    );
  });

  it('take all amounts back in a list', async () => {
    const owner = {
      market: market.id,
      timeZone: market.timeZone,
      customerId: whole.order.customer_id ?? '',
    };
    const [listed] = await documentPage(
      host.database.db,
      owner,
      { kinds: ['credit-note'], days: undefined, issuer: undefined, search: undefined },
      { limit: 1, offset: 0 },
    );
    if (listed === undefined) throw new Error('The credit notes of before are listed');
    const wired = wireListedDocument(listed, market);
    expect(wired.grandTotal).toBeLessThan(0);
    const cents = (amounts: readonly number[]): number =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(
      [
        wired.vatRates.map(({ amountNoTax }) => amountNoTax),
        wired.vatRates.map(({ taxAmount }) => taxAmount),
        wired.vatRates.map(({ amount }) => amount),
        [...wired.lines.map(({ rowTotal }) => -rowTotal), wired.chargesTotal],
      ].map(cents),
    ).toEqual([
      cents([wired.grandTotalHt]),
      cents([wired.taxAmount]),
      cents([wired.grandTotal]),
      cents([wired.grandTotal]),
    ]);
  });

  it('about the rest of an order make up its invoice with the others, charges included', async () => {
    await host.database.db.deleteFrom('credit_note').where('market', '=', market.id).execute();
    const most = Math.max(...whole.lines.map(({ qty }) => qty));
    await issue('first part', rowsFor(whole, 0, 1));
    await issue('the rest', rowsFor(whole, 1, most));
    const notes = await notesOf();
    const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
    expect(sum(notes.map(({ total_minor }) => total_minor))).toBe(whole.order.total_minor);
    expect(sum(notes.map(({ tax_minor }) => tax_minor))).toBe(whole.order.tax_minor);
  });

  it('are not issued for an order without an invoice, nor for nothing', async () => {
    const { number } = await host.database.db
      .selectFrom('orders')
      .select('number')
      .where('market', '=', market.id)
      .where((order) =>
        order.not(
          order.exists(
            order
              .selectFrom('invoice')
              .select('invoice.number')
              .whereRef('invoice.order_number', '=', 'orders.number'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const other = await orderOf(number);
    expect(await issue('one', rowsFor(other, 0, 1), other)).toBeUndefined();
    expect(await issue('nothing', [])).toBeUndefined();
  });
});
