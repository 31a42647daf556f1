import { anInvoice, anInvoiceList, type MockResponses, mockHost } from '@materia/api-mocks';
import { pathTo } from '@materia/market-model';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadCompanyDocuments, loadCompanyOrder, loadCompanyOrders } from './company.loader.ts';
import { CompanyDocumentsView } from './CompanyDocumentsView.tsx';
import { CompanyOrdersView } from './CompanyOrdersView.tsx';

const MINE = {
  legal_entity_id: 'le-1',
  name: 'Kowal',
  tax_number: '1',
  customer_id: 'c-1',
  approval_limit_minor: null,
  members: [],
  invitations: [],
};
const INVOICES = {
  ...anInvoiceList(),
  invoices: [{ ...anInvoice(), orderId: '26-0000001-94' }],
};
const as = (role: 'buyer' | 'accountant'): Partial<MockResponses> => ({
  readMyCompany: () => ({ reply: { company: { ...MINE, role } } }),
  listCompanyInvoices: () => ({ reply: INVOICES }),
});

describe.each(markets)('the pages of a company’s members in $id', (market) => {
  const to = pathTo(market.routes);
  const visit = (answers: Partial<MockResponses>) => ({
    ...aVisit(market, mockHost(answers), { customer: ANNA }),
    request: new Request('https://shop.example/'),
  });

  it('list its orders, with links to its own pages of them (ROL-09, BEY-43)', async () => {
    const facts = await loadCompanyOrders(visit(as('buyer')));
    const html = draw(<CompanyOrdersView {...facts} />, market);
    const [order] = facts.orders;
    expect(html).toContain(to('companyOrder', { orderId: order?.id ?? '' }));
    expect(html).not.toContain(to('orderDetails', { orderId: order?.id ?? '' }));
  });

  it('list its invoices; accountants get no links to orders (BEY-43)', async () => {
    const page = async (role: 'buyer' | 'accountant') =>
      draw(<CompanyDocumentsView {...await loadCompanyDocuments(visit(as(role)))} />, market);
    const orders = to('companyOrder', { orderId: '' });
    expect(await page('buyer')).toContain(`href="${orders}`);
    expect(await page('accountant')).not.toContain(`href="${orders}`);
  });

  it('are not found for who is no member, and where a role does not reach (ROL-08)', async () => {
    const nobody: Partial<MockResponses> = { readMyCompany: () => ({ reply: { company: null } }) };
    const forbidden: Partial<MockResponses> = {
      ...as('accountant'),
      listCompanyOrders: () => ({ refusal: 'forbidden' }),
      readCompanyOrder: () => ({ refusal: 'forbidden' }),
    };
    const loads: readonly (() => Promise<object>)[] = [
      () => loadCompanyOrders(visit(nobody)),
      () => loadCompanyDocuments(visit(nobody)),
      () => loadCompanyOrders(visit(forbidden)),
      () => loadCompanyOrder({ ...visit(forbidden), params: { orderId: '1' } }),
    ];
    for (const load of loads) expect(await outcomeOf(load)).toMatchObject({ status: 404 });
  });
});
