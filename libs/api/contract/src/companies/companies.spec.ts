import { describe, expect, it } from 'vitest';
import { CALLS } from '../calls.ts';
import { SCHEMAS } from '../schemas.ts';

describe('the calls of a company', () => {
  it.each([
    ['listCompanyOrders', 'listOrders'],
    ['readCompanyOrder', 'readOrder'],
    ['readCompanyOfferOrder', 'readOfferOrder'],
    ['listCompanyInvoices', 'listInvoices'],
    ['readCompanyInvoiceTable', 'readInvoiceTable'],
    ['readCompanyInvoiceArchive', 'readInvoiceArchive'],
    ['readCompanyInvoiceOfOrder', 'readInvoiceOfOrder'],
    ['readCompanyReceipt', 'readReceipt'],
  ] as const)(
    '%s is %s behind the id of the company (ROL-03, ROL-09, CALL-109, CALL-110, CALL-134)',
    (ofCompany, plain) => {
      expect(CALLS[ofCompany].path).toBe(`/legal-entity/:legalEntityId${CALLS[plain].path}`);
      expect(CALLS[ofCompany].method).toBe(CALLS[plain].method);
    },
  );

  it('give an order of a company the shape of an order (BEY-43)', () => {
    expect(SCHEMAS.readCompanyOrder.reply).toBe(SCHEMAS.readOrder.reply);
    expect(SCHEMAS.readCompanyInvoiceOfOrder.reply).toBe(SCHEMAS.readInvoiceOfOrder.reply);
  });

  it('know three roles, and show members with theirs (BEY-43)', () => {
    const { body } = SCHEMAS.inviteMember;
    const of = (role: string) => body.safeParse({ email: 'a@shop.example', role }).success;
    expect(['buyer', 'accountant', 'administrator', 'owner'].map(of)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the lookup of a company', () => {
  it('answers with its numbers, name, address, activity, legal form and size (COMP-01, CALL-95)', () => {
    expect(CALLS.readCompany.path).toBe('/company/siret/:siret');
    expect(Object.keys(SCHEMAS.readCompany.reply.shape).toSorted()).toEqual([
      'activityTypeCode',
      'activityTypeLabel',
      'address',
      'creationDate',
      'denomination',
      'employeeSlices',
      'legalNatureCode',
      'legalNatureLabel',
      'nic',
      'siren',
      'siret',
      'vatNumber',
    ]);
  });

  it('answers with its registered name by tax number (COMP-02, CALL-96, CALL-99)', () => {
    expect(CALLS.readCompanyName.path).toBe('/company/fiscal-id/:fiscalId');
    expect(SCHEMAS.readCompanyName.reply.parse({ registeredName: 'Firm' })).toEqual({
      registeredName: 'Firm',
    });
  });
});
