import { type ErasureFacts, fetchErasure } from '@materia/api-account';
import { retentionWords } from '@materia/market-model';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { action, button, canonical, heading, link, times, title } from '../support/lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { follow, storeOf } from '../support/visits.ts';

const WRONG = 'Not-the-password-1';
/** Tax numbers of private customers, where registration asks for one. */
const FISCAL_NUMBERS: Readonly<Record<string, string>> = {
  es: '12345678Z',
  fr: '0701987765493',
  pt: '501964843',
};

/** The table of what is kept, or that there is nothing. */
const keptLines = ({ t }: PageShop, { kept }: ErasureFacts): readonly string[] =>
  kept.length === 0
    ? [t('myData.keptNothing')]
    : [
        heading(3, t('myData.keptTitle')),
        t('myData.keptText'),
        ...kept.flatMap((data) => Object.values(retentionWords(data, t))),
      ];

/** The form, or what stands in its way. */
const eraseFacts = ({ t, to }: PageShop, { openOrders, unpaidPurchases }: ErasureFacts): Facts =>
  openOrders.length + unpaidPurchases.length === 0
    ? {
        form: [action(to('myData')), button(t('myData.eraseAction')), t('myData.warning')],
        stay: link(t('myData.keepAccount'), to('account')),
      }
    : {
        'in the way': [
          t('myData.blockedTitle'),
          t('myData.blockedText'),
          ...openOrders
            .slice(0, 5)
            .map((number) =>
              link(t('myData.openOrder', { number }), to('orderDetails', { orderId: number })),
            ),
          ...unpaidPurchases
            .slice(0, 5)
            .map((number) => link(t('myData.unpaidPurchase', { number }), to('orders'))),
          ...(openOrders.length > 5
            ? [link(t('myData.blockedMore', { count: openOrders.length - 5 }), to('orders'))]
            : []),
        ],
      };

const pageFacts = (shop: PageShop, erasure: ErasureFacts): Facts => {
  const { t, to, says, origin } = shop;
  return {
    ...says(
      'myData.lead',
      'myData.fileText',
      'myData.eraseText',
      'myData.goesAccount',
      'myData.goesSessions',
      'myData.goesAddresses',
      'myData.goesCarts',
      'myData.goesReviews',
      'myData.goesNewsletter',
    ),
    title: [title(t('myData.title')), heading(1, t('myData.title'))],
    address: [canonical(origin + to('myData')), 'meta robots noindex'],
    file: [heading(2, t('myData.fileTitle')), link(t('myData.fileAction'), to('myDataFile'))],
    goes: [heading(2, t('myData.eraseTitle')), heading(3, t('myData.goesTitle'))],
    kept: keptLines(shop, erasure),
    ...eraseFacts(shop, erasure),
  };
};

/** A new account, which can be erased. */
const newAccount = async (shop: PageShop) => {
  const { host, market } = shop;
  const store = storeOf(shop);
  const email = `to.erase@${market.id}.example`;
  await host('register', {
    body: {
      customer: {
        email,
        firstname: 'Ana',
        lastname: 'Demo',
        mobile: market.rules.phone.placeholder,
        customer_type: 2,
        ...(FISCAL_NUMBERS[market.id] !== undefined && {
          fiscal_id_1: FISCAL_NUMBERS[market.id],
        }),
        main_address: {
          street: 'Long Street',
          street_number: '12',
          postcode: store.postcode,
          city: store.city,
        },
        terms_accepted: true,
      },
      password: shop.demoPassword,
      request: { retailer_id: store.id },
    },
  });
  const browser = shop.guest();
  await browser.post(shop.to('login'), { email, password: shop.demoPassword });
  return { browser, email };
};

const erasureOf = async (shop: PageShop, kind: 'private' | 'platinum'): Promise<ErasureFacts> => {
  const erasure = await fetchErasure(await shop.customerHost(kind));
  if (erasure === undefined) throw new Error(`The ${kind} account is not signed in`);
  return erasure;
};

/** The page of the customer's data, its file, and an erasure. */
export const personalData: PageKind = {
  name: 'personal data',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { t, to, says } = shop;
    const [buyer, platinum] = [await shop.customer('private'), await shop.customer('platinum')];
    const buyers = await erasureOf(shop, 'private');
    const platinums = await erasureOf(shop, 'platinum');
    const { browser, email } = await newAccount(shop);
    const { html: file } = await browser.get(to('myDataFile'));
    if (!file.includes(`"email": "${email}"`)) throw new Error('The file has no account');
    const home = await browser.get(to('account'));
    const refused = await browser.post(to('myData'), { password: WRONG });
    const sent = await browser.post(to('myData'), { password: shop.demoPassword });
    const left = await browser.get(to('account'));
    if (left.location?.startsWith(to('login')) !== true)
      throw new Error('The session outlives the account');
    return [
      {
        name: 'the account of a mailbox that is not confirmed',
        page: home,
        facts: {
          ...says('identity.mailboxOpen', 'account.lastOrderNone'),
          mailbox: [
            heading(2, t('identity.confirmTitle')),
            ...times(2, email),
            action(to('mySecurity')),
            button(t('identity.mailboxResend'), 'intent', 'mail-again'),
          ],
        },
      },
      {
        name: 'the data of a customer with purchases',
        page: await buyer.get(to('myData')),
        facts: pageFacts(shop, buyers),
      },
      {
        name: 'the data of a customer without orders',
        page: await platinum.get(to('myData')),
        facts: pageFacts(shop, platinums),
      },
      {
        name: 'an erasure with a wrong password',
        page: refused,
        status: 422,
        facts: {
          ...pageFacts(shop, { openOrders: [], unpaidPurchases: [], kept: [] }),
          faults: [t('myData.errorSummary'), link(t('myData.wrongPassword'), '#password')],
        },
      },
      {
        name: 'an erased account',
        page: await follow(browser, sent),
        facts: {
          ...says('myData.erasedText'),
          address: [canonical(shop.origin + to('myDataErased')), 'meta robots noindex'],
          title: [title(t('myData.erasedTitle')), heading(1, t('myData.erasedTitle'))],
          shop: link(t('myData.erasedShop'), to('home')),
        },
      },
    ];
  },
};
