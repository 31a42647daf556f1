import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Reply } from '@materia/api-contract';
import { ORDER_STATUSES } from '@materia/domain-order';
import type { Command } from '../command.ts';
import type { Moments } from '../moments.ts';
import { StaffRefusal, wordOf } from '../staff-host.ts';
import { plainLine } from './plain.ts';

/** Stands for any status where a store is named as well. */
const ANY = 'any';

const lineOf = (one: Reply<'listPlacedOrders'>[number], when: Moments): string =>
  `${one.number}  ${one.status}  ${when(one.placed_at)}  store ${one.store_id}  ${one.total.toFixed(2)} ${one.currency}${one.vendor === null ? '' : `  ${plainLine(one.vendor)}`}${one.held_until === null ? '' : `  held until ${when(one.held_until)}`}`;

/** Lists the last orders. */
export const orders: Command = {
  words: ['STATUS?', 'STORE?'],
  help: `List the last 50 orders: of a status such as READY, or ${ANY}; of one store or of all`,
  run: async ([status = '', store = ''], { host, when }) => {
    const value = await host('listPlacedOrders', {
      query: {
        ...(status !== '' &&
          status !== ANY && { status: wordOf(status, ORDER_STATUSES, 'STATUS') }),
        ...(store !== '' && { store }),
      },
    });
    return {
      value,
      lines: value.length === 0 ? ['There are none.'] : value.map((one) => lineOf(one, when)),
    };
  },
};

/** Shows an order with its lines, its statuses and what may follow. */
export const order: Command = {
  words: ['ORDER'],
  help: 'Show an order: its lines, its statuses, and the statuses that may follow',
  run: async ([id = ''], { host, when }) => {
    const value = await host('readPlacedOrder', { params: { id } });
    return {
      value,
      lines: [
        lineOf(value, when),
        `  of purchase ${value.purchase}, ${value.payment_method}, invoice ${value.wants_invoice ? 'wanted' : 'not wanted'}`,
        `  for ${plainLine(value.recipient)}, ${plainLine(value.telephone)}`,
        ...(value.company === null
          ? []
          : [`  firm: ${plainLine(`${value.company.name}, ${value.company.tax_number}`)}`]),
        ...(value.reference === null ? [] : [`  their reference: ${plainLine(value.reference)}`]),
        ...(value.site_contact === null
          ? []
          : [
              `  at the site: ${plainLine(`${value.site_contact.name}, ${value.site_contact.telephone}`)}`,
            ]),
        ...(value.comment === null ? [] : [`  comment: ${plainLine(value.comment)}`]),
        ...value.lines.map(
          ({ sku, name, quantity }) => `  ${quantity} × ${sku}  ${plainLine(name)}`,
        ),
        ...value.statuses.map(({ status, at }) => `  ${when(at)}  ${status}`),
        `  next: ${value.next.length === 0 ? 'none' : value.next.join(' or ')}`,
      ],
    };
  },
};

/** Moves an order by one step that tracking allows. */
export const advance: Command = {
  words: ['ORDER', 'STATUS', 'CARRIER?', 'NUMBER?'],
  help: 'Move an order to its next status; to SHIPPED with the carrier and number of its parcel, if it has one',
  run: async ([id = '', status = '', carrier, number = ''], { host }) => {
    const value = await host('advanceOrder', {
      params: { id },
      body: { status, ...(carrier !== undefined && { parcel: { carrier, number } }) },
    });
    const site = value.site_access;
    return {
      value,
      lines: [
        `${value.number}: ${value.status}${value.next.length === 0 ? '' : `, then ${value.next.join(' or ')}`}`,
        ...(site === undefined
          ? []
          : [
              `for the driver: road ${site.road}, floor ${site.floor}, unloading ${site.unloading}`,
            ]),
      ],
    };
  },
};

/** Stores the invoice that a seller issued for an order. */
export const sellerInvoice: Command = {
  words: ['ORDER', 'FILE', 'NUMBER', 'DAY'],
  help: "Store the invoice of an order's seller: a PDF file, its number, and its day as 2026-11-20",
  run: async ([id = '', file = '', number = '', day = ''], { host }) => {
    const bytes = await readFile(file).catch(() => {
      throw new StaffRefusal(`${file} cannot be read.`);
    });
    const value = await host('putSellerInvoice', {
      params: { id },
      body: { number, issued_on: day },
      files: { invoice: new File([bytes], basename(file), { type: 'application/pdf' }) },
    });
    return {
      value,
      lines: [`Stored as version ${value.version}, ${value.bytes} bytes. The buyer gets a mail.`],
    };
  },
};
