import type { FiscalCode, FiscalFacts } from '@materia/market-model';
import { taxes } from './taxes.ts';

/**
 * The tax authority gives a code for each series before its first document. Documents of the demo
 * shop have this one, and say that they are samples (Portaria 195/2020, art. 3).
 */
const SAMPLE_VALIDATION_CODE = 'AMOSTRA0';
/** Four characters of the signature and the number of the certificate, which samples do not have. */
const NO_SIGNATURE = '0000';
const NO_CERTIFICATE = '0';
const SAMPLE_NOTE = 'Documento de demonstração, sem validade fiscal';
const UNKNOWN_BUYER = '999999990';

const REGIONS: Readonly<Record<string, string>> = { madeira: 'PT-MA', azores: 'PT-AC' };
/** The base and the tax of the reduced, the intermediate and the normal rate. */
const RATE_FIELDS = [
  [600, '3', '4'],
  [1300, '5', '6'],
  [2300, '7', '8'],
] as const;

/**
 * The code of a document (ATCUD), and the content of its QR code: fields A to R in order, joined by
 * asterisks (Portaria 195/2020; Especificações técnicas do código QR, AT).
 */
export const fiscalMark = ({
  kind,
  number,
  place,
  issuedOn,
  buyerNumber,
  territory,
  rates,
  taxMinor,
  totalMinor,
}: FiscalFacts): FiscalCode => {
  const atcud = `${SAMPLE_VALIDATION_CODE}-${String(place)}`;
  const local = taxes.territories.find((place) => place.territory === territory);
  const untaxed = rates.filter(({ vatBasisPoints }) => vatBasisPoints === 0);
  const fields: readonly (readonly [string, string])[] = [
    ['A', '509410103'],
    ['B', buyerNumber ?? UNKNOWN_BUYER],
    ['C', 'PT'],
    ['D', kind === 'invoice' ? 'FT' : 'NC'],
    ['E', 'N'],
    ['F', issuedOn.replaceAll('-', '')],
    ['G', number],
    ['H', atcud],
    ['I1', REGIONS[territory] ?? 'PT'],
    ...RATE_FIELDS.flatMap(([mainland, base, tax]) => {
      const rate = local?.rates[mainland] ?? mainland;
      const at = rates.filter(({ vatBasisPoints }) => vatBasisPoints === rate);
      return at.length === 0
        ? []
        : ([
            [`I${base}`, decimal(sum(at.map(({ netMinor }) => netMinor)))],
            [`I${tax}`, decimal(sum(at.map((part) => part.taxMinor)))],
          ] as const);
    }),
    // Deposits for packaging are not subject to the tax.
    ...(untaxed.length === 0
      ? []
      : [['L', decimal(sum(untaxed.map(({ netMinor }) => netMinor)))] as const]),
    ['N', decimal(taxMinor)],
    ['O', decimal(totalMinor)],
    ['Q', NO_SIGNATURE],
    ['R', NO_CERTIFICATE],
  ];
  return {
    code: `ATCUD:${atcud}`,
    qr: fields.map(([name, value]) => `${name}:${value}`).join('*'),
    note: SAMPLE_NOTE,
  };
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const decimal = (minor: number): string =>
  `${String(Math.trunc(minor / 100))}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
