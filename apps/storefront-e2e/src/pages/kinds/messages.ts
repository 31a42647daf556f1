import { fetchOrders, orderFacts } from '@materia/api-orders';
import type { HostTexts } from '@materia/market-model';
import type { PageKind, PageVisit } from '../support/facts.ts';
import { action, button, canonical, heading, label, link, title } from '../support/lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { follow } from '../support/visits.ts';

/** Messages about an order: the form, what it refuses, and the conversation (RTE-54, THR-06). */
export const messages: PageKind = {
  name: 'messages about an order',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says, market, origin } = shop;
    const browser = await shop.customer('professional');
    const host = await shop.customerHost('professional');
    const { orders } = await fetchOrders(host, 1);
    const listed = orders.map((one) => orderFacts(one, market));
    const order = listed.find(({ fulfilment }) => fulfilment.vendor !== undefined) ?? listed[0];
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
    const opened = await browser.post(page, formOf('Materia 2026'));
    const thread = await follow(browser, opened);
    const threadPage = to('myThread', { threadId: opened.location?.split('/').at(-1) ?? '' });
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
      ...(await conversationsWithSeller(shop)),
      {
        name: 'the list with one conversation',
        page: await browser.get(page),
        facts: { ...facts, thread: [link('Materia 2026', threadPage), t('messages.waiting')] },
      },
      {
        name: 'a message without a subject',
        page: await browser.post(page, formOf('')),
        status: 422,
        facts: { ...facts, error: t('messages.subjectMissing'), kept: 'X'.repeat(20) },
      },
      {
        name: 'a conversation',
        page: thread,
        facts: {
          ...says('messages.reply', 'messages.waiting'),
          title: [title('Materia 2026'), heading(1, 'Materia 2026')],
          address: [canonical(origin + threadPage), 'meta robots noindex'],
          form: [action(`${threadPage}#answer`), button(t('messages.send'))],
          back: link(t('messages.toList'), page),
          text: 'X'.repeat(20),
          reason: t('messages.other'),
        },
      },
    ];
  },
};

/** What the demo's private customer has written to a seller; nothing in a market without sellers. */
const conversationsWithSeller = async (shop: PageShop): Promise<readonly PageVisit[]> => {
  const { t, to, market } = shop;
  const host = await shop.customerHost('private');
  const listed = await host('listThreads', { query: {} });
  const [thread] = listed.ok ? listed.value.threads : [];
  if (thread === undefined) return [];
  const browser = await shop.customer('private');
  const orderId = thread.order_id;
  const page = to('myThreads', { orderId });
  const ofDemo = (words: keyof HostTexts['demo']) => market.hostTexts.demo[words];
  return [
    {
      name: 'the conversations with a seller',
      page: await browser.get(page),
      facts: {
        late: [ofDemo('threadLate'), t('messages.overdue')],
        answered: [ofDemo('threadAnswered'), t('messages.unread')],
        damaged: [ofDemo('threadDamaged'), t('messages.stateOpened')],
        waiting: t('messages.waiting'),
      },
    },
  ];
};
