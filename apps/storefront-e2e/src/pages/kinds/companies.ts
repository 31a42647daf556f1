import type { PageKind, PageVisit } from '../support/facts.ts';
import { action, button, heading, hidden, link, times, title } from '../support/lines.ts';
import { first, follow } from '../support/visits.ts';

const INVITED = 'accountant@kowal.example';

/** A company’s pages: for a firm that opens one, for its administrator, and for who is no member. */
export const companies: PageKind = {
  name: 'companies',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says, price } = shop;
    const professional = await shop.customer('professional');
    const person = await shop.customer('private');
    const guest = shop.guest();
    const page = to('company');
    const beforeOpening = await professional.get(page);
    const opened = await follow(professional, await professional.post(page, { intent: 'open' }));
    const refused = await professional.post(page, { intent: 'invite', email: 'x', role: 'buyer' });
    const left = await professional.post(page, { intent: 'leave' });
    const badLimit = await professional.post(page, { intent: 'limit', limit: '1.500' });
    const limited = await follow(
      professional,
      await professional.post(page, { intent: 'limit', limit: '500,5' }),
    );
    const unlimited = await follow(
      professional,
      await professional.post(page, { intent: 'limit', limit: '' }),
    );
    const invited = await follow(
      professional,
      await professional.post(page, { intent: 'invite', email: INVITED, role: 'accountant' }),
    );
    const host = await shop.customerHost('professional');
    const mine = await host('readMyCompany', {});
    const company = mine.ok ? mine.value.company : null;
    if (company === null) throw new Error('The demo firm has no company');
    const id = { legalEntityId: company.legal_entity_id };
    const orders = await host('listCompanyOrders', { params: id, query: {} });
    if (!orders.ok) throw new Error('The company has no orders');
    const order = first({ data: orders.value.orders.slice(0, 1) });
    const invoices = await host('listCompanyInvoices', {
      params: { ...id, pageSize: 20, pageId: 1 },
      query: {},
    });
    const token = 'a-token-that-was-never-sent';
    const table = await professional.get(to('companyDocumentTable'));
    const archive = await professional.get(`${to('companyDocumentArchive')}?year=2001&month=1`);
    if (!table.html.includes(company.name) || !archive.html.startsWith('PK'))
      throw new Error('The files of the company are no table and no archive');
    return [
      {
        name: 'a firm that has no company yet',
        page: beforeOpening,
        facts: {
          ...says('company.lead', 'company.openText'),
          title: [title(t('company.title')), heading(1, t('company.title'))],
          form: [action(page), hidden('intent', 'open'), button(t('company.openAction'))],
          firm: t('company.openHint', { company: company.name, number: company.tax_number }),
        },
      },
      {
        name: 'a private person',
        page: await person.get(page),
        facts: {
          ...says('company.lead', 'company.privateText'),
          title: [title(t('company.title')), heading(1, t('company.title'))],
        },
      },
      {
        name: 'the administrator of a new company',
        page: opened,
        facts: {
          ...says(
            'company.administratorText',
            'company.membersText',
            'company.invitationsNone',
            'company.inviteText',
            'company.leaveAsk',
          ),
          title: [title(t('company.title')), heading(1, company.name)],
          number: company.tax_number,
          orders: [heading(2, t('company.orders')), link(t('company.orders'), to('companyOrders'))],
          documents: [
            heading(2, t('company.documents')),
            link(t('company.documents'), to('companyDocuments')),
          ],
          you: t('company.memberYou'),
        },
      },
      {
        name: 'an invitation of no address',
        page: refused,
        status: 422,
        facts: {
          ...says('company.errorSummary'),
          fault: link(
            t('common.labelled', {
              label: t('company.inviteEmail'),
              value: t('company.emailInvalid'),
            }),
            '#email',
          ),
          typed: 'input email email value=x required= maxlength=120 autocomplete=off',
        },
      },
      {
        name: 'the last administrator who wants to leave',
        page: left,
        status: 422,
        facts: { ...says('company.lastAdministrator') },
      },
      {
        name: 'a limit that is no amount',
        page: badLimit,
        status: 422,
        facts: {
          ...says('company.errorSummary', 'approvals.limitHint'),
          fault: link(
            t('common.labelled', {
              label: t('approvals.limitField', { currency: shop.market.currencyFormat.symbol }),
              value: t('approvals.limitBad'),
            }),
            '#limit',
          ),
          typed: 'input text limit value=1.500 autocomplete=off inputmode=decimal',
        },
      },
      {
        name: 'a limit of orders',
        page: limited,
        facts: {
          ...says('approvals.limitText', 'approvals.linkText'),
          limit: t('approvals.limitNow', { amount: price(500.5) }),
          approvals: [heading(2, t('approvals.link')), link(t('approvals.link'), to('approvals'))],
        },
      },
      {
        name: 'no limit of orders',
        page: unlimited,
        facts: { ...says('approvals.limitNone') },
      },
      {
        name: 'what waits for an approver',
        page: await professional.get(to('approvals')),
        facts: {
          ...says('approvals.lead', 'approvals.noneToApprove'),
          title: [title(t('approvals.title')), heading(1, t('approvals.title'))],
          part: heading(2, t('approvals.toApprove')),
        },
      },
      {
        name: 'what a customer has asked approvers for',
        page: await person.get(to('approvals')),
        facts: {
          ...says('approvals.noneMine'),
          part: heading(2, t('approvals.mine')),
        },
      },
      {
        name: 'a request that is not the customer’s',
        page: await person.get(to('approval', { approvalId: 'no-such-request' })),
        status: 404,
        facts: {},
      },
      {
        name: 'an open invitation',
        page: invited,
        facts: {
          email: INVITED,
          withdraw: button(t('company.withdraw')),
        },
      },
      {
        name: 'the orders of the company',
        page: await professional.get(to('companyOrders')),
        facts: {
          ...says('company.ordersLead'),
          title: [title(t('company.orders')), heading(1, t('company.orders'))],
          company: company.name,
          order: heading(2, t('tracking.order', { number: order.externalId })),
        },
      },
      {
        name: 'an order of the company',
        page: await professional.get(to('companyOrder', { orderId: order.externalId })),
        facts: {
          title: [
            title(t('orders.orderTitle', { number: order.externalId })),
            heading(1, t('orders.orderTitle', { number: order.externalId })),
          ],
          // In the trail and below the order.
          back: times(2, link(t('company.orders'), to('companyOrders'))),
        },
      },
      {
        name: 'the documents of the company',
        page: await professional.get(to('companyDocuments')),
        facts: {
          ...says('company.documentsLead'),
          title: [title(t('company.documents')), heading(1, t('company.documents'))],
          // As the buyer of its documents, too.
          company: times(
            1 +
              (invoices.ok
                ? invoices.value.invoices.filter(({ buyer }) => buyer.name === company.name).length
                : 0),
            company.name,
          ),
          invoices: invoices.ok
            ? invoices.value.invoices.map(({ grandTotal }) => price(grandTotal))
            : [],
        },
      },
      {
        name: 'orders of a company for a private person',
        page: await person.get(to('companyOrders')),
        status: 404,
        facts: {},
      },
      {
        name: 'an invitation that is no longer open',
        page: await guest.get(to('companyInvitation', { token })),
        facts: {
          ...says('company.invitationUnknownText'),
          title: [
            title(t('company.invitationTitle')),
            heading(1, t('company.invitationUnknownTitle')),
          ],
          back: link(t('common.home'), to('home')),
        },
      },
    ];
  },
};
