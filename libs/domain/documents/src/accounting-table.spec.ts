import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNTING_COLUMNS,
  type AccountedDocument,
  accountingHead,
  accountingLines,
} from './accounting-table.ts';

const INVOICE: AccountedDocument = {
  kind: 'Faktura',
  number: 'FV/2026/012/000042',
  date: plainDate(2026, 3, 10),
  seller: 'Materia sp. z o.o.',
  buyer: 'Kowal; dachy',
  taxNumber: '5260250274',
  rates: [
    { vatBasisPoints: 2300, netMinor: 1951, taxMinor: 449 },
    { vatBasisPoints: 550, netMinor: 5, taxMinor: 0 },
  ],
  currency: 'PLN',
  orderNumber: '26-0000001-94',
  payment: 'BLIK',
};

const titles = {
  kind: 'kind',
  number: 'number',
  date: 'date',
  seller: 'seller',
  buyer: 'buyer',
  taxNumber: 'taxNumber',
  rate: 'rate',
  net: 'net',
  tax: 'tax',
  gross: 'gross',
  currency: 'currency',
  order: 'order',
  payment: 'payment',
};

describe('the table for accountants', () => {
  it('begins with the mark of UTF-8 and the titles, by semicolons beside decimal commas', () => {
    expect(accountingHead(titles, ',')).toBe(`\uFEFF${ACCOUNTING_COLUMNS.join(';')}\r\n`);
    expect(accountingHead(titles, '.')).toBe(`\uFEFF${ACCOUNTING_COLUMNS.join(',')}\r\n`);
  });

  it('has one line for each rate of a document, in the market’s decimals', () => {
    expect(accountingLines(INVOICE, ',')).toBe(
      'Faktura;FV/2026/012/000042;2026-03-10;Materia sp. z o.o.;"Kowal; dachy";5260250274;23,00;19,51;4,49;24,00;PLN;26-0000001-94;BLIK\r\n' +
        'Faktura;FV/2026/012/000042;2026-03-10;Materia sp. z o.o.;"Kowal; dachy";5260250274;5,50;0,05;0,00;0,05;PLN;26-0000001-94;BLIK\r\n',
    );
    expect(accountingLines(INVOICE, '.')).toContain('Kowal; dachy,5260250274,23.00,19.51,4.49');
  });

  it('writes the amounts of credit notes with their minus', () => {
    const rates = [{ vatBasisPoints: 2300, netMinor: -1951, taxMinor: -449 }];
    expect(accountingLines({ ...INVOICE, rates }, ',')).toContain(';-19,51;-4,49;-24,00;');
  });

  it.each(['=1+1', '+48', '-2', '@SUM(A1)', '\tx', '\r=1', '  =1', '＝1', '\n@x'])(
    'takes %j for a text, not for a formula',
    (buyer) => {
      const [, , , , cell = ''] = accountingLines({ ...INVOICE, buyer }, ',').split(';');
      expect(cell.startsWith("'")).toBe(true);
      expect(cell).not.toMatch(/[\t\r\n]/);
    },
  );

  it('keeps a text with quotes and line ends in one cell of one line', () => {
    const line = accountingLines({ ...INVOICE, buyer: 'A "B"\r\nC' }, ',');
    expect(line).toContain(';"A ""B"" C";');
    expect(line.split('\r\n')).toHaveLength(INVOICE.rates.length + 1);
  });
});
