import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import {
  action,
  button,
  canonical,
  description,
  heading,
  link,
  times,
  title,
} from '../support/lines.ts';
import type { PageShop } from '../support/page-shop.ts';
import { guestAt, storeOf } from '../support/visits.ts';

const NOT_INDEXED = 'meta robots noindex';

const signIn = ({ t, to, says, origin }: PageShop): Facts => ({
  ...says('login.lead', 'login.email', 'login.password', 'login.noAccountText'),
  title: [title(t('login.title')), heading(1, t('login.title'))],
  address: [canonical(origin + to('login')), NOT_INDEXED],
  form: [action(to('login')), button(t('login.action'))],
  'password field': 'input password password required= autocomplete=current-password',
  'no account': [heading(2, t('login.noAccount')), link(t('login.register'), to('register'))],
});

const EMAIL = 'input email email';
const USERNAME = 'required= maxlength=120 autocomplete=username';

export const login: PageKind = {
  name: 'sign-in',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says } = shop;
    const guest = shop.guest();
    return [
      {
        name: 'the empty form',
        page: await guest.get(to('login')),
        facts: { ...signIn(shop), 'email field': `${EMAIL} ${USERNAME}` },
      },
      {
        name: 'nothing typed',
        page: await guest.post(to('login'), { email: '', password: '' }),
        status: 422,
        facts: {
          ...signIn(shop),
          ...says('login.errorSummary'),
          faults: [
            ...times(2, t('login.required')),
            link(`${t('login.email')}: ${t('login.required')}`, '#email'),
            link(`${t('login.password')}: ${t('login.required')}`, '#password'),
          ],
        },
      },
      {
        name: 'wrong credentials',
        page: await guest.post(to('login'), { email: 'nobody@materia.example', password: 'x' }),
        status: 422,
        facts: {
          ...signIn(shop),
          ...says('login.errorSummary', 'login.wrongCredentials'),
          'email typed': `${EMAIL} value=nobody@materia.example ${USERNAME}`,
        },
      },
    ];
  },
};

const registration = ({ t, to, says, origin }: PageShop): Facts => ({
  ...says(
    'register.lead',
    'register.kind',
    'register.kindPrivate',
    'register.kindPrivateHint',
    'register.kindProfessional',
    'register.kindProfessionalHint',
    'register.person',
    'register.access',
    'register.emailHint',
    'register.passwordHint',
  ),
  title: [title(t('register.title')), heading(1, t('register.title'))],
  address: [canonical(origin + to('register')), NOT_INDEXED],
  form: action(to('register')),
  'has an account': [t('register.haveAccount'), link(t('register.signIn'), to('login'))],
});

export const register: PageKind = {
  name: 'registration',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says } = shop;
    const guest = shop.guest();
    const labels = says(
      'register.firstname',
      'register.lastname',
      'register.email',
      'register.password',
      'register.mobile',
    );
    return [
      {
        name: 'a private customer',
        page: await guest.get(to('register')),
        facts: {
          ...registration(shop),
          ...labels,
          kind: ['input radio kind value=private checked=', 'input radio kind value=professional'],
        },
      },
      {
        name: 'a professional',
        page: await guest.get(`${to('register')}?kind=professional`),
        facts: {
          ...registration(shop),
          ...labels,
          kind: ['input radio kind value=private', 'input radio kind value=professional checked='],
        },
      },
      {
        name: 'nothing typed',
        page: await guest.post(to('register'), { kind: 'private' }),
        status: 422,
        facts: {
          ...registration(shop),
          faults: [t('register.errorSummary'), t('register.termsMissing')],
        },
      },
    ];
  },
};

export const account: PageKind = {
  name: 'account',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says, market, flags } = shop;
    const store = storeOf(shop);
    const professional = await shop.customer('professional');
    await professional.post(to('stores'), { store: store.id, returnTo: to('home') });
    const platinum = await shop.customer('platinum');
    const guest = await guestAt(shop);
    const common = (email: string, name: string): Facts => ({
      ...says(
        'account.lead',
        'account.ordersText',
        'account.name',
        'account.email',
        'account.customerKind',
        'billingAddress.none',
        'billingAddress.use',
        'billingAddress.add',
      ),
      title: title(t('account.title')),
      greeting: heading(1, t('account.greeting', { name })),
      'full name': `${name} Demo`,
      email,
      address: [canonical(shop.origin + to('account')), NOT_INDEXED],
      orders: [heading(2, t('account.orders')), link(t('account.orders'), to('orders'))],
      headings: [
        heading(2, t('account.store')),
        heading(2, t('account.personal')),
        ...(flags.LOYALTY_CLUB ? [heading(2, t('account.loyalty'))] : []),
        heading(2, t('billingAddress.title')),
      ],
      'sign out': link(t('account.signOut'), to('logout')),
      'billing address': [action(to('account')), button(t('billingAddress.save'))],
    });
    return [
      {
        name: 'a professional with a store',
        page: await professional.get(to('account')),
        facts: {
          ...common(`professional@demo.${market.id}.example`, 'Eva'),
          ...says('account.taxNumber'),
          ...(flags.LOYALTY_CLUB ? says('account.loyaltyNone') : {}),
          store: [link(store.name, to('myStore')), link(t('account.storeChange'), to('stores'))],
          company: 'Demo',
          'last order': /^\[.+\]\(.*\/\d\d-\d{7}-\d\d\)$/,
        },
        frame: { theme: '@data-theme account' },
      },
      {
        name: 'the holder of a platinum card',
        page: await platinum.get(to('account')),
        facts: {
          ...common(`platinum@demo.${market.id}.example`, 'Leo'),
          ...says('account.lastOrderNone', 'account.storeNone', 'account.privateCustomer'),
          ...(flags.LOYALTY_CLUB
            ? { ...says('account.loyaltyCard', 'account.loyaltyRank'), card: '9800000000017' }
            : {}),
          'choose a store': link(t('account.storeChoose'), to('stores')),
        },
      },
      {
        name: 'my store',
        page: await professional.get(to('myStore')),
        facts: {
          ...says('myStore.lead', 'stores.address', 'stores.email', 'stores.holiday'),
          title: [title(t('myStore.title')), heading(1, t('myStore.title'))],
          store: [
            heading(2, store.name),
            `${store.street.join(', ')}, ${store.postcode} ${store.city}`,
          ],
          email: link(store.email, `mailto:${store.email}`),
          change: link(t('myStore.change'), to('stores')),
          headings: [
            heading(2, t('stores.details')),
            heading(2, t('stores.services')),
            heading(2, t('storeCard.hours')),
          ],
        },
      },
      {
        name: 'an address book that is being prepared',
        page: await professional.get(to('myAddressBook')),
        facts: {
          ...says('coming.text', 'coming.help'),
          title: [title(t('accountMenu.addresses')), heading(1, t('accountMenu.addresses'))],
          help: [heading(2, t('coming.helpTitle')), link(t('coming.toStore'), to('myStore'))],
          back: link(t('accountMenu.back'), to('account')),
        },
      },
      {
        name: 'sign-out',
        page: await professional.get(to('logout')),
        facts: {
          ...says('login.signOutText'),
          title: [title(t('login.signOutTitle')), heading(1, t('login.signOutTitle'))],
          form: [action(to('logout')), button(t('account.signOut'))],
          stay: link(t('login.stay'), to('account')),
        },
      },
      {
        name: 'a guest is asked to sign in',
        page: await guest.get(to('account')),
        status: 401,
        facts: { title: heading(1, t('login.title')) },
        frame: { message: t('errors.signInNeeded') },
      },
    ];
  },
};

export const submissions: PageKind = {
  name: 'submissions',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says, origin } = shop;
    const guest = shop.guest();
    const report: Facts = {
      ...says(
        'report.lead',
        'report.address',
        'report.addressHint',
        'report.reason',
        'report.reasonForbiddenProduct',
        'report.reasonUnsafeProduct',
        'report.reasonCounterfeit',
        'report.reasonMisleading',
        'report.reasonHate',
        'report.reasonPersonalData',
        'report.reasonChildAbuse',
        'report.reasonOther',
        'report.explanation',
        'report.explanationHint',
        'report.personHint',
        'report.goodFaith',
        'report.privacy',
      ),
      title: [
        title(t('report.title')),
        description(t('report.description')),
        heading(1, t('report.heading')),
      ],
      address: canonical(origin + to('reportIllicitContent')),
      form: [action(to('reportIllicitContent')), button(t('report.action'))],
      privacy: link(t('newsletter.privacyLink'), to('privacy')),
    };
    const letter: Facts = {
      ...says(
        'newsletter.lead',
        'newsletter.consents',
        'newsletter.consentsHint',
        'newsletter.all',
        'newsletter.shopEmail',
        'newsletter.partnersEmail',
        'newsletter.shopSms',
        'newsletter.email',
        'newsletter.phone',
        'newsletter.prefix',
        'newsletter.prefixMrs',
        'newsletter.prefixMr',
        'newsletter.privacy',
      ),
      title: [
        title(t('newsletter.title')),
        description(t('newsletter.description')),
        heading(1, t('newsletter.heading')),
      ],
      form: [action(to('newsletter')), button(t('newsletter.action'))],
      privacy: link(t('newsletter.privacyLink'), to('privacy')),
    };
    return [
      {
        name: 'a report of illicit content',
        page: await guest.get(
          `${to('reportIllicitContent')}?address=https%3A%2F%2Fshop.example%2Fx.html`,
        ),
        facts: {
          ...report,
          'address typed':
            'input text address value=https://shop.example/x.html required= maxlength=2000',
        },
      },
      {
        name: 'the newsletter',
        page: await guest.get(to('newsletter')),
        facts: letter,
      },
      {
        name: 'the end of the newsletter',
        page: await guest.get(to('newsletterStop', { token: 'abc' })),
        facts: {
          ...says('newsletter.stopText'),
          title: [title(t('newsletter.stopTitle')), heading(1, t('newsletter.stopTitle'))],
          form: button(t('newsletter.stopAction')),
        },
      },
      {
        name: 'the confirmation of the newsletter',
        page: await guest.get(to('newsletterConfirmation', { token: 'abc' })),
        facts: {
          title: [title(t('newsletter.confirmTitle')), heading(1, t('newsletter.confirmTitle'))],
        },
      },
      {
        name: 'cookie settings',
        page: await guest.get(to('cookieSettings')),
        facts: {
          ...says(
            'consent.text',
            'consent.choose',
            'consent.necessary',
            'consent.necessaryText',
            'consent.performance',
            'consent.performanceText',
            'consent.functional',
            'consent.functionalText',
            'consent.targeting',
            'consent.targetingText',
            'consent.social',
            'consent.socialText',
          ),
          title: [title(t('consent.title')), heading(1, t('consent.title'))],
          form: action(to('cookieSettings')),
          choices: [
            button(t('consent.acceptAll'), 'choice', 'all'),
            button(t('consent.refuseAll'), 'choice', 'none'),
            button(t('consent.save'), 'choice', 'chosen'),
          ],
          categories: [
            'input checkbox category value=C0001 checked=',
            ...['C0002', 'C0003', 'C0004', 'C0005'].map(
              (code) => `input checkbox category value=${code}`,
            ),
          ],
        },
      },
      {
        name: 'an unknown address',
        page: await guest.get('/nowhere/at/all/a/b/c'),
        status: 404,
        facts: {
          ...says('errors.notFoundText'),
          title: [title(t('errors.notFoundTitle')), heading(1, t('errors.notFoundTitle'))],
          ways: [
            link(t('errors.toHome'), to('home')),
            action(to('search')),
            button(t('common.search')),
          ],
        },
      },
    ];
  },
};
