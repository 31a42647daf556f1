import { fetchQuotes } from '@materia/api-orders';
import { formatsOf } from '@materia/ui-shop';
import type { PageKind, PageVisit } from '../support/facts.ts';
import { action, button, heading, hidden, link, times, title } from '../support/lines.ts';
import type { Opened } from '../support/page-shop.ts';
import { addToCart, emptyCart, follow, plenty, storeOf } from '../support/visits.ts';

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
    const before = await customer.get(to('cart'));
    const question = await customer.get(to('convertQuote', { quoteId: first.id }));
    await customer.post(to('convertQuote', { quoteId: first.id }), {});
    const cart = await customer.get(to('cart'));
    const [left, exempt] = [await customer.get(to('home')), await customer.get(to('terms'))];
    const warning = await follow(customer, left);
    const ended = await customer.post(to('leaveQuote'), { returnTo: to('cart') });
    const after = await customer.get(to('cart'));
    const linksIn = ({ html }: Opened) => [...html.matchAll(/name="line" value="([^"]+)"/g)].length;
    if (left.status !== 302) throw new Error('A page outside of the purchase asks first');
    if (linksIn(before) !== linksIn(after) || linksIn(cart) > 0 || ended.location !== to('cart'))
      throw new Error('The former cart is not back');
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
          purchase: [
            link(t('quotes.buy'), to('convertQuote', { quoteId: first.id })),
            t('quotes.buyText'),
          ],
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
        name: 'the question whether it is bought',
        page: question,
        facts: {
          ...says('quotes.convertText', 'quotes.convertCart'),
          title: [
            title(t('quotes.convertTitle', { number: first.number })),
            heading(1, t('quotes.convertTitle', { number: first.number })),
          ],
          days: t('quotes.validUntil', { date: date(first.validUntil) }),
          form: [action(to('convertQuote', { quoteId: first.id })), button(t('quotes.convert'))],
          back: link(t('quotes.convertBack'), pageOf(first.id)),
        },
      },
      {
        name: 'the cart in which it is bought',
        page: cart,
        facts: {
          title: heading(1, t('cart.title')),
          quote: t('quotes.orderedIn', { number: first.number }),
          products: first.lines.map(({ name, urlKey }) => link(name, to('product', { urlKey }))),
          total: price(first.total.included.minor / 100),
        },
      },
      { name: 'a page that may be seen meanwhile', page: exempt, facts: {} },
      {
        name: 'the warning in its place',
        page: warning,
        facts: {
          ...says('quotes.leaveWarning', 'quotes.leaveText'),
          title: [title(t('quotes.leaveTitle')), heading(1, t('quotes.leaveTitle'))],
          stay: link(t('quotes.leaveStay'), to('cart')),
          form: [
            action(to('leaveQuote')),
            hidden('returnTo', to('home')),
            button(t('quotes.leave')),
          ],
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
