import { fetchQuotes } from '@materia/api-orders';
import { formatsOf } from '@materia/ui-shop';
import type { PageKind, PageVisit } from '../support/facts.ts';
import { action, button, heading, hidden, link, times, title } from '../support/lines.ts';
import { addToCart, emptyCart, plenty, storeOf } from '../support/visits.ts';

/** The quotes of a customer: their list, one that is valid, one that has expired, and a new one. */
export const quotes: PageKind = {
  name: 'quotes',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says, market, price } = shop;
    const [customer, newcomer] = await Promise.all([
      shop.customer('professional'),
      shop.customer('platinum'),
    ]);
    const host = await shop.customerHost('professional');
    const list = (await fetchQuotes(host, { page: 1, validOnly: false }, market)).quotes;
    const valid = (await fetchQuotes(host, { page: 1, validOnly: true }, market)).quotes;
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined || valid.length === list.length)
      throw new Error('The demo has no quotes, or none that has expired');
    const { date } = formatsOf(market);
    const pageOf = (quoteId: string) => to('quoteDetails', { quoteId });
    const file = (id: string) => link(t('quotes.download'), to('document', { kind: 'quote', id }));
    const named = ({ number }: { readonly number: string }) => t('quotes.number', { number });
    const [sku = ''] = plenty(shop);
    const { id: store } = storeOf(shop);
    await newcomer.post(to('stores'), { store, returnTo: to('home') });
    await newcomer.post(to('storeChange'), { store });
    await emptyCart(shop, newcomer);
    await addToCart(shop, newcomer, storeOf(shop), sku, 1);
    const newOne = await newcomer.get(to('createQuote'));
    await emptyCart(shop, newcomer);
    return [
      {
        name: 'the list, newest first',
        page: await customer.get(to('myQuotes')),
        facts: {
          ...says('quotes.lead'),
          title: [title(t('quotes.title')), heading(1, t('quotes.title'))],
          numbers: list.map((quote) => heading(2, named(quote))),
          states: [
            ...times(valid.length, t('quotes.active')),
            ...times(list.length - valid.length, t('quotes.expired')),
          ],
          days: list.flatMap(({ createdOn, validUntil }) => [
            t('quotes.madeOn', { date: date(createdOn) }),
            t('quotes.validUntil', { date: date(validUntil) }),
          ]),
          ways: list.flatMap(({ id }) => [link(t('quotes.open'), pageOf(id)), file(id)]),
        },
      },
      {
        name: 'one that is valid',
        page: await customer.get(pageOf(first.id)),
        facts: {
          ...says('quotes.active', 'quotes.deleteText'),
          title: [title(named(first)), heading(1, named(first)), heading(2, t('quotes.products'))],
          days: t('quotes.validUntil', { date: date(first.validUntil) }),
          total: price(first.total.included.minor / 100),
          products: first.lines.map(({ name, urlKey }) => link(name, to('product', { urlKey }))),
          file: file(first.id),
          deletion: [
            action(pageOf(first.id)),
            hidden('intent', 'delete'),
            t('quotes.delete'),
            button(t('quotes.deleteSure')),
          ],
        },
      },
      {
        name: 'one that has expired, at new prices',
        page: await customer.get(pageOf(last.id)),
        facts: {
          ...says('quotes.expired', 'quotes.expiredText', 'quotes.newCartText'),
          title: [title(named(last)), heading(1, named(last)), heading(2, t('quotes.pricesNow'))],
          columns: [t('quotes.priceThen'), t('quotes.priceNow'), t('quotes.difference')],
          cart: [hidden('intent', 'new-cart'), button(t('quotes.newCart'))],
        },
      },
      {
        name: 'somebody else’s',
        page: await newcomer.get(pageOf(first.id)),
        status: 404,
        facts: {},
      },
      {
        name: 'a new one',
        page: newOne,
        facts: {
          title: [title(t('quotes.createTitle')), heading(1, t('quotes.createTitle'))],
          text: t('quotes.createText', { count: 1, store: storeOf(shop).name }),
          name: [t('quotes.name'), t('quotes.nameHint')],
          form: [action(to('createQuote')), button(t('quotes.create'))],
          back: link(t('quotes.toCart'), to('cart')),
        },
      },
    ];
  },
};
