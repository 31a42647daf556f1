import { fetchOrders, orderFacts } from '@materia/api-orders';
import type { PageKind, PageVisit } from '../support/facts.ts';
import { accountFrame } from '../support/frame-facts.ts';
import { action, button, canonical, heading, label, link, title } from '../support/lines.ts';
import { follow } from '../support/visits.ts';

/** Messages about an order: the form, what it refuses, and the conversation (RTE-54, THR-06). */
export const messages: PageKind = {
  name: 'messages about an order',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market, origin } = shop;
    const leo = await shop.customer('platinum');
    const host = await shop.customerHost('platinum');
    const { orders } = await fetchOrders(host, 1);
    const order = orders
      .map((one) => orderFacts(one, market))
      .find(({ fulfilment }) => fulfilment.vendor !== undefined);
    if (order === undefined) throw new Error('The demo customer has no order');
    const page = to('myThreads', { orderId: order.id });
    const heading1 = t('messages.title', { number: order.number });
    const seller = order.fulfilment.vendor?.name;
    const formOf = (subject: string) => ({
      reason: 'other',
      lines: String(order.lines[0]?.lineNumber ?? 1),
      subject,
      message: 'X'.repeat(20),
    });
    const opened = await leo.post(page, formOf('Materia 2026'));
    const thread = await follow(leo, opened);
    const threadPage = opened.location ?? '';
    const frameOf = (name: string) =>
      accountFrame(shop, {
        page: name,
        customer: 'Leo',
        store: undefined,
        place: undefined,
        cartCount: 0,
      });
    const frame = frameOf(t('messages.short'));
    const facts = {
      ...says('messages.list', 'messages.write', 'messages.linesHint'),
      title: [title(heading1), heading(1, heading1)],
      address: [canonical(origin + page), 'meta robots noindex'],
      breadcrumbs: [
        label(t('orders.breadcrumbs')),
        link(t('account.title'), to('account')),
        link(t('orders.title'), to('orders')),
        link(
          t('orders.orderTitle', { number: order.number }),
          to('orderDetails', { orderId: order.id }),
        ),
      ],
      to: seller === undefined ? t('messages.leadShop') : t('messages.leadSeller', { seller }),
      form: [action(`${page}#new`), button(t('messages.send'))],
      back: link(t('messages.toOrder'), to('orderDetails', { orderId: order.id })),
    };
    return [
      {
        name: 'the list with one conversation',
        page: await leo.get(page),
        facts: { ...facts, thread: [link('Materia 2026', threadPage), t('messages.waiting')] },
        frame,
      },
      {
        name: 'a message without a subject',
        page: await leo.post(page, formOf('')),
        facts: { ...facts, error: t('messages.subjectMissing'), kept: 'X'.repeat(20) },
        frame,
      },
      {
        name: 'a conversation',
        page: thread,
        facts: {
          ...says('messages.you', 'messages.reply', 'messages.waiting'),
          title: [title('Materia 2026'), heading(1, 'Materia 2026')],
          address: [canonical(origin + threadPage), 'meta robots noindex'],
          form: [action(`${threadPage}#answer`), button(t('messages.send'))],
          back: link(t('messages.toList'), page),
          text: 'X'.repeat(20),
          reason: t('messages.other'),
        },
        frame: frameOf(t('messages.conversation')),
      },
    ];
  },
};
