import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { fiscalMark } from './fiscal-mark.ts';

const facts = {
  kind: 'invoice',
  number: 'FT 0192026/000042',
  place: 42,
  issuedOn: plainDate(2026, 11, 27),
  buyerNumber: undefined,
  territory: 'mainland',
  rates: [
    { vatBasisPoints: 2300, netMinor: 10000, taxMinor: 2300 },
    { vatBasisPoints: 600, netMinor: 1005, taxMinor: 60 },
    { vatBasisPoints: 0, netMinor: 1500, taxMinor: 0 },
  ],
  taxMinor: 2360,
  totalMinor: 14865,
} as const;

describe('the fiscal mark of a document', () => {
  it('has the fields of the authority in order, with the unknown buyer of a consumer', () => {
    expect(fiscalMark(facts)).toEqual({
      code: 'ATCUD:AMOSTRA0-42',
      note: 'Documento de demonstração, sem validade fiscal',
      qr: 'A:509410103*B:999999990*C:PT*D:FT*E:N*F:20261127*G:FT 0192026/000042*H:AMOSTRA0-42*I1:PT*I3:10.05*I4:0.60*I7:100.00*I8:23.00*L:15.00*N:23.60*O:148.65*Q:0000*R:0',
    });
  });

  it.each([
    ['azores', 'PT-AC', 1600],
    ['madeira', 'PT-MA', 2200],
  ] as const)('names the region %s, whose normal rate differs', (territory, region, rate) => {
    const { qr } = fiscalMark({
      ...facts,
      kind: 'credit-note',
      buyerNumber: '509410103',
      territory,
      rates: [{ vatBasisPoints: rate, netMinor: 10000, taxMinor: rate }],
    });
    expect(qr).toContain(`*D:NC*`);
    expect(qr).toContain('*B:509410103*');
    expect(qr).toContain(`*I1:${region}*I7:100.00*I8:${rate / 100}.00*`);
  });
});
