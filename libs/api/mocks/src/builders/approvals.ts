import type { Reply } from '@materia/api-contract';

type Approval = Reply<'readMyApproval'>;

/** An order that waits for an approver: the price of its second line has risen, and there are too few. */
export const anApproval = (change: Partial<Approval> = {}): Approval => ({
  id: 'approval-1',
  legal_entity_id: 'le-1',
  state: 'waiting',
  asked_by: 'Jan Kowal',
  is_own: true,
  asked_at: '2026-11-20T09:00:00.000Z',
  ends_at: '2026-11-27T09:00:00.000Z',
  asked_total: 812.5,
  limit: 500,
  currency: 'PLN',
  items_count: 5,
  lines: [
    {
      sku: '10000001',
      name: 'Cement 25 kg',
      url_key: 'cement-25-kg',
      image: 'cement.webp',
      sold_by: 'Materia',
      qty: 3,
      asked_price: 20.5,
      price: 20.5,
      available_qty: 90,
    },
    {
      sku: '10000002',
      name: 'Wkrętarka akumulatorowa 18 V',
      url_key: 'wkretarka-akumulatorowa-18-v',
      image: 'drill.webp',
      sold_by: 'Materia',
      qty: 2,
      asked_price: 375.5,
      price: 399,
      available_qty: 1,
    },
  ],
  total: 859.5,
  comment: '',
  store_name: 'Warszawa',
  ...change,
});
