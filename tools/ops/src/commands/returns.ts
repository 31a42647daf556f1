import type { Reply } from '@materia/api-contract';
import { RETURN_FAULTS } from '@materia/domain-order';
import type { Command } from '../command.ts';
import type { Moments } from '../moments.ts';
import { wordOf } from '../staff-host.ts';
import { plainLine } from './plain.ts';

type WithLines = Reply<'readReturn'>;

const lineOf = (one: Reply<'listReturns'>[number], when: Moments): string =>
  `${one.code}  ${one.state}  ${when(one.declared_at)}  ${one.kind === 'promise' ? 'by the promise  ' : ''}by ${one.way}  ${one.refund.toFixed(2)} ${one.currency} until ${one.refund_by}${one.in_store ? '  paid in store' : ''}`;

const wholeOf = (value: WithLines, when: Moments): readonly string[] => [
  lineOf(value, when),
  ...(value.sent === null
    ? []
    : [`  sent: ${plainLine(`${value.sent.carrier} ${value.sent.parcel}`)}`]),
  ...value.lines.map(
    ({ line, sku, name, quantity, accepted, fault }) =>
      `  line ${line}: ${quantity} × ${sku}  ${plainLine(name)}${accepted === null ? '' : `, ${accepted} accepted`}${fault === null ? '' : `, ${fault}`}`,
  ),
];

/** Lists the returns that still need the shop. */
export const returns: Command = {
  words: [],
  help: 'Returns that still need the shop, the oldest first',
  run: async (_, { host, when }) => {
    const value = await host('listReturns', {});
    return {
      value,
      lines: value.length === 0 ? ['There are none.'] : value.map((one) => lineOf(one, when)),
    };
  },
};

export const returnShow: Command = {
  words: ['CODE'],
  help: 'Show a return with its lines',
  run: async ([code = ''], { host, when }) => {
    const value = await host('readReturn', { params: { code } });
    return { value, lines: wholeOf(value, when) };
  },
};

export const returnReceive: Command = {
  words: ['CODE'],
  help: 'The products of a return have arrived',
  run: async ([code = ''], { host, when }) => {
    const value = await host('receiveReturn', { params: { code } });
    return { value, lines: wholeOf(value, when) };
  },
};

/** `1=2:damaged` accepts two units of line 1 and names why the others are not accepted. */
const inspectedLine = (word: string) => {
  const [, line, accepted, fault] = /^(\d+)=(\d+)(?::([a-z-]+))?$/.exec(word) ?? [];
  if (line === undefined)
    throw new Error(`${word} is not LINE=ACCEPTED or LINE=ACCEPTED:REASON, such as 1=2:damaged.`);
  return {
    line: Number(line),
    accepted: Number(accepted),
    ...(fault !== undefined && { fault: wordOf(fault, RETURN_FAULTS, 'REASON') }),
  };
};

export const returnInspect: Command = {
  words: ['CODE', 'LINES?'],
  help: `Accept a received return and refund it; LINES such as 1=2:damaged where units are not accepted (${RETURN_FAULTS.join(', ')})`,
  run: async ([code = '', lines = ''], { host, when }) => {
    const value = await host('inspectReturn', {
      params: { code },
      body: { lines: lines.split(/\s+/).filter(Boolean).map(inspectedLine) },
    });
    return { value, lines: wholeOf(value, when) };
  },
};

export const pallets: Command = {
  words: ['ORDER', 'COUNT', 'DAY?'],
  help: 'Record returnable pallets that came back, and refund their deposit',
  run: async ([id = '', count = '', day = ''], { host }) => {
    const value = await host('recordPallets', {
      params: { id },
      body: { count: Number(count), ...(day !== '' && { day }) },
    });
    return {
      value,
      lines: [
        `${value.order_number}: ${value.pallets} pallets, ${value.refund.toFixed(2)} ${value.currency} refunded`,
      ],
    };
  },
};
