import { fetchDocuments } from '@materia/api-orders';
import { formatsOf } from '@materia/ui-shop';
import type { PageKind, PageVisit } from '../support/facts.ts';
import { heading, link, times, title } from '../support/lines.ts';

/** The invoices of a customer, with their filters and files, where the market has their page. */
export const invoices: PageKind = {
  name: 'invoices',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says, price, market } = shop;
    const [customer, newcomer] = await Promise.all([
      shop.customer('professional'),
      shop.customer('platinum'),
    ]);
    const path = to('myInvoices');
    if (!shop.flags.INVOICES_PAGE)
      return [{ name: 'no page', page: await customer.get(path), status: 404, facts: {} }];
    const host = await shop.customerHost('professional');
    const list = await fetchDocuments(host, {}, 1);
    const [first] = list?.documents ?? [];
    if (list === undefined || first === undefined) throw new Error('The firm has no invoice');
    const { date } = formatsOf(market);
    const [year = 0, month = 0] = first.date.split('-').map(Number);
    const query = `?year=${year}&month=${month}`;
    const ofMonth = await fetchDocuments(host, { year, month }, 1);
    const lead = { ...says('invoices.lead'), title: [title(t('invoices.title'))] };
    const file = (await customer.get(to('invoiceTable'))).html;
    if (!file.includes(first.number)) throw new Error('The table has no invoice');
    return [
      {
        name: 'all invoices',
        page: await customer.get(path),
        facts: {
          ...lead,
          found: heading(2, t('invoices.found', { count: list.total })),
          table: link(t('invoices.table'), to('invoiceTable')),
          hint: t('invoices.archiveHint'),
          // The link to the file says of which document it is.
          numbers: list.documents.flatMap(({ number }) => times(2, number)),
          dates: list.documents.map((document) => date(document.date)),
          amounts: list.documents.flatMap(({ total, totalNoTax }) => [
            price(totalNoTax.minor / 100),
            price(total.minor / 100),
          ]),
          orders: list.documents.flatMap(({ orderNumber }) =>
            orderNumber === undefined
              ? []
              : [link(orderNumber, to('orderDetails', { orderId: orderNumber }))],
          ),
          missing: list.missing.length === 0 ? [] : [heading(2, t('invoices.missingTitle'))],
          sellers: list.missing.flatMap(({ vendor }) =>
            vendor === undefined ? [] : [t('invoices.missingSeller', { vendor })],
          ),
        },
      },
      {
        name: 'the invoices of a month',
        page: await customer.get(path + query),
        facts: {
          ...lead,
          found: heading(2, t('invoices.found', { count: ofMonth?.total ?? 0 })),
          table: link(t('invoices.table'), to('invoiceTable') + query),
          archive: link(t('invoices.archive'), to('invoiceArchive') + query),
          reset: link(t('invoices.reset'), path),
        },
      },
      {
        name: 'filters that nothing fits',
        page: await customer.get(`${path}?year=2001`),
        facts: { ...lead, ...says('invoices.noneText'), none: heading(2, t('invoices.noneTitle')) },
      },
      {
        name: 'no invoice yet',
        page: await newcomer.get(path),
        facts: {
          ...lead,
          ...says('invoices.emptyText'),
          none: heading(2, t('invoices.emptyTitle')),
        },
      },
    ];
  },
};
