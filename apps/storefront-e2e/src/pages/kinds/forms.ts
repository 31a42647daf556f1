import {
  type AnswerField,
  offersCompanyLookUp,
  registrationQuestions,
} from '@materia/domain-customer';
import { fetchOrders, orderFacts } from '@materia/api-orders';
import { handoverOf } from '@materia/domain-order';
import { handoverWords } from '@materia/market-model';
import { formatsOf, nextStepText } from '@materia/ui-shop';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { guestHeader } from '../support/frame-facts.ts';
import {
  action,
  button,
  canonical,
  description,
  heading,
  hidden,
  label,
  link,
  times,
  title,
} from '../support/lines.ts';
import { orderCardLines } from '../support/order-lines.ts';
import type { Browser, Opened, PageShop } from '../support/page-shop.ts';
import { first, follow, guestAt, storeOf } from '../support/visits.ts';
import { hoursOf } from './stores.ts';

const NOT_INDEXED = 'meta robots noindex';

const signIn = ({ t, to, says, origin }: PageShop): Facts => ({
  ...says('login.lead', 'login.email', 'login.password', 'login.noAccountText'),
  title: [title(t('login.title')), heading(1, t('login.title'))],
  address: [canonical(origin + to('login')), NOT_INDEXED],
  form: [action(to('login')), button(t('login.action'))],
  'password field': 'input password password required= autocomplete=current-password',
  'no account': [heading(2, t('login.noAccount')), link(t('login.register'), to('register'))],
  'forgotten password': link(t('login.forgot'), to('createPassword')),
  'account of a store': link(t('login.precreated'), to('precreatedPassword')),
  'show password': button(t('common.showPassword')),
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
        frame: guestHeader(shop),
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
            link(
              t('common.labelled', { label: t('login.email'), value: t('login.required') }),
              '#email',
            ),
            link(
              t('common.labelled', { label: t('login.password'), value: t('login.required') }),
              '#password',
            ),
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

type AskedField = {
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: true;
  /** What an empty form refuses without it. */
  readonly isNeeded?: true;
  /** The attributes of the input after its value. */
  readonly rules: string;
  /** Passwords are not shown again. */
  readonly isSecret?: true;
  /** Answers to the market's own questions show an empty value from the start. */
  readonly isAnswer?: true;
};

/** The fields that the market's registration asks for. */
const registrationFields = ({ t, flags, market }: PageShop): readonly AskedField[] => {
  const questions = registrationQuestions(flags);
  const answer = (
    isAsked: boolean,
    name: AnswerField | 'cardPostcode',
    field: Omit<AskedField, 'name' | 'label' | 'type' | 'isAnswer'>,
  ): readonly AskedField[] =>
    isAsked
      ? [{ ...field, name, type: 'text', label: t(`registerMore.${name}`), isAnswer: true }]
      : [];
  return [
    ...answer(questions.fiscalNumber, 'fiscalNumber', {
      hint: t('registerMore.fiscalNumberHint'),
      isOptional: true,
      rules: ' maxlength=20',
    }),
    ...(questions.kind
      ? ([
          {
            name: 'company',
            type: 'text',
            label: t('register.company'),
            rules: ' maxlength=120 autocomplete=organization',
          },
          {
            name: 'taxNumber',
            type: 'text',
            label: t('register.taxNumber'),
            hint: t('register.taxNumberHint'),
            rules: ' maxlength=20',
          },
        ] as const)
      : []),
    ...answer(questions.vatNumber, 'vatNumber', {
      hint: t('registerMore.vatNumberHint'),
      isOptional: true,
      rules: ' maxlength=20',
    }),
    {
      name: 'firstname',
      type: 'text',
      label: t('register.firstname'),
      rules: ' required= maxlength=50 autocomplete=given-name',
      isNeeded: true,
    },
    {
      name: 'lastname',
      type: 'text',
      label: t('register.lastname'),
      rules: ' required= maxlength=50 autocomplete=family-name',
      isNeeded: true,
    },
    {
      name: 'mobile',
      type: 'tel',
      label: t('register.mobile'),
      hint: t('register.mobileHint', { example: market.rules.phone.placeholder }),
      isOptional: true,
      rules: ' maxlength=20 autocomplete=tel',
    },
    ...answer(questions.address, 'street', {
      rules: ' required= maxlength=120 autocomplete=address-line1',
      isNeeded: true,
    }),
    ...answer(questions.address, 'streetNumber', {
      rules: ' required= maxlength=12',
      isNeeded: true,
    }),
    ...answer(questions.address, 'postcode', {
      rules: ' required= maxlength=12 autocomplete=postal-code',
      isNeeded: true,
    }),
    ...answer(questions.address, 'city', {
      rules: ' required= maxlength=50 autocomplete=address-level2',
      isNeeded: true,
    }),
    {
      name: 'email',
      type: 'email',
      label: t('register.email'),
      hint: t('register.emailHint'),
      rules: ' required= maxlength=120 autocomplete=email',
      isNeeded: true,
    },
    {
      name: 'password',
      type: 'password',
      label: t('register.password'),
      hint: t('register.passwordHint'),
      rules: ' required= autocomplete=new-password',
      isNeeded: true,
      isSecret: true,
    },
    {
      name: 'passwordAgain',
      type: 'password',
      label: t('register.passwordAgain'),
      rules: ' required= autocomplete=new-password',
      isSecret: true,
    },
    ...answer(questions.loyaltyCard, 'loyaltyCard', {
      hint: t('registerMore.loyaltyCardHint'),
      isOptional: true,
      rules: ' maxlength=24 inputmode=numeric',
    }),
    ...answer(questions.loyaltyCard, 'cardPostcode', {
      hint: t('registerMore.cardPostcodeHint'),
      isOptional: true,
      rules: ' maxlength=12',
    }),
  ];
};

type TypedFields = Readonly<Record<string, string>>;

/** The registration form: `typed` after it was sent. */
const registration = (
  shop: PageShop,
  kind: 'private' | 'professional',
  { typed, query = '' }: { readonly typed?: TypedFields; readonly query?: string } = {},
): Facts => {
  const { t, to, says, origin, flags, market } = shop;
  const questions = registrationQuestions(flags);
  return {
    ...says('register.lead', 'register.person', 'register.access', 'register.terms'),
    ...(questions.kind
      ? says(
          'register.kind',
          'register.kindPrivate',
          'register.kindPrivateHint',
          'register.kindProfessional',
          'register.kindProfessionalHint',
        )
      : {}),
    ...(questions.address ? says('registerMore.address') : {}),
    kind: questions.kind
      ? ['private', 'professional'].map(
          (value) => `input radio kind value=${value}${value === kind ? ' checked=' : ''}`,
        )
      : [],
    title: [title(t('register.title')), heading(1, t('register.title'))],
    address: [canonical(origin + to('register')), NOT_INDEXED],
    form: [action(to('register') + query), button(t('register.action'))],
    'has an account': [t('register.haveAccount'), link(t('register.signIn'), to('login') + query)],
    fields: registrationFields(shop).flatMap((field) => {
      const value = typed?.[field.name] ?? (typed || field.isAnswer ? '' : undefined);
      return [
        field.label,
        ...(field.hint === undefined ? [] : [field.hint]),
        ...(field.isOptional ? [t('register.optional')] : []),
        `input ${field.type} ${field.name}${value === undefined || field.isSecret ? '' : ` value=${value}`}${field.rules}`,
      ];
    }),
    lookup: offersCompanyLookUp(flags, market.rules)
      ? [button(t('companyLookUp.action'), 'lookUp', ''), t('companyLookUp.source')]
      : [],
    'company type':
      questions.kind && questions.companyType
        ? [
            'select companyType',
            t('registerMore.companyType'),
            `option ${(typed?.['companyType'] ?? '') === '' ? ' selected=' : ''}: ${t('registerMore.companyTypeNone')}`.replace(
              'option  ',
              'option ',
            ),
            ...market.rules.companyTypes.map(
              ({ code, name }) =>
                `option ${code}${typed?.['companyType'] === code ? ' selected=' : ''}: ${name}`,
            ),
          ]
        : [],
    terms: `input checkbox terms value=1${typed?.['terms'] === '1' ? ' checked=' : ''} required=`,
  };
};

/** Messages of the form, at each field and above it. */
const refusals = (
  { t }: PageShop,
  faults: readonly (readonly [name: string, label: string, message: string])[],
): Facts => ({
  summary: [t('register.errorSummary'), '@role alert'],
  faults: faults.flatMap(([name, words, message]) => [
    message,
    link(t('common.labelled', { label: words, value: message }), `#${name}`),
  ]),
});

/** Companies that the register knows, does not know, and says nothing about. */
const lookups = async (shop: PageShop, guest: Browser): Promise<readonly PageVisit[]> => {
  const { to, t, says, flags, market } = shop;
  const [known] = market.demo.companies;
  if (!offersCompanyLookUp(flags, market.rules) || known === undefined) return [];
  const { numberFirst, address } = registrationQuestions(flags);
  const typed = { kind: 'professional', firstname: 'Ana', lookUp: '' };
  const ask = (taxNumber: string): Promise<Opened> =>
    guest.post(to('register'), { ...typed, taxNumber });
  const company = `value=${known.name} maxlength=120 autocomplete=organization`;
  return [
    {
      name: 'a company that the register knows',
      page: await ask(known.number),
      facts: {
        ...says('companyLookUp.found'),
        title: [title(t('register.title')), heading(1, t('register.title'))],
        company: `input text company ${company}`,
        number: `input text taxNumber value=${known.number} maxlength=20`,
        'what was typed': `input text firstname value=Ana required= maxlength=50 autocomplete=given-name`,
        place:
          address && !numberFirst
            ? `input text city value=${known.city} required= maxlength=50 autocomplete=address-level2`
            : [],
      },
    },
    {
      name: 'a number that is wrong',
      page: await ask('1'),
      facts: {
        ...says('register.taxNumberInvalid'),
        number: 'input text taxNumber value=1 maxlength=20',
      },
    },
    {
      name: 'a register without an answer',
      page: await ask(market.demo.silentNumber),
      facts: {
        ...says('companyLookUp.noAnswer'),
        number: `input text taxNumber value=${market.demo.silentNumber} maxlength=20`,
      },
    },
  ];
};

export const register: PageKind = {
  name: 'registration',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, market, flags } = shop;
    const guest = shop.guest();
    const fields = registrationFields(shop);
    const questions = registrationQuestions(flags);
    const wrong: TypedFields = {
      kind: questions.kind ? 'professional' : 'private',
      company: 'Ana Demo',
      taxNumber: '1',
      companyType: questions.companyType ? (market.rules.companyTypes[0]?.code ?? '') : '',
      vatNumber: 'XX1',
      firstname: 'Ana',
      lastname: 'Demo',
      mobile: '1',
      street: 'A',
      streetNumber: '1',
      postcode: '?',
      city: 'B',
      email: 'nobody',
      password: 'Rather-Long-1',
      passwordAgain: 'Rather-Long-2',
      loyaltyCard: '1',
      terms: '1',
    };
    const example = market.rules.phone.placeholder;
    const messages: Readonly<Record<string, string>> = {
      taxNumber: questions.kind ? t('register.taxNumberInvalid') : '',
      vatNumber: t('registerMore.vatNumberInvalid'),
      mobile: t('register.mobileInvalid', { example }),
      postcode: t('registerMore.postcodeInvalid'),
      email: t('register.emailInvalid'),
      passwordAgain: t('register.passwordDiffers'),
      loyaltyCard: t('registerMore.cardInvalid'),
    };
    const query = `?return=${encodeURIComponent(to('cart'))}`;
    return [
      {
        name: 'a private customer',
        page: await guest.get(to('register')),
        facts: registration(shop, 'private'),
      },
      {
        name: 'a professional who returns to the cart',
        page: await guest.get(`${to('register')}${query}&kind=professional`),
        facts: registration(shop, 'professional', { query }),
      },
      {
        name: 'nothing typed',
        page: await guest.post(to('register'), { kind: 'private' }),
        status: 422,
        facts: {
          ...registration(shop, 'private', { typed: {} }),
          ...refusals(shop, [
            ...fields.flatMap(({ name, label, isNeeded }) =>
              isNeeded ? [[name, label, t('register.required')] as const] : [],
            ),
            ['terms', t('register.termsLabel'), t('register.termsMissing')],
          ]),
        },
      },
      {
        name: 'wrong answers',
        page: await guest.post(to('register'), wrong),
        status: 422,
        facts: {
          ...registration(shop, questions.kind ? 'professional' : 'private', { typed: wrong }),
          ...refusals(
            shop,
            fields.flatMap(({ name, label }) => {
              const message = messages[name];
              return message === undefined ? [] : [[name, label, message] as const];
            }),
          ),
        },
      },
      ...(await lookups(shop, guest)),
    ];
  },
};

/** The address book with one address at the store’s place, which is deleted again. */
const addressBook = async (
  { to, market }: PageShop,
  customer: Browser,
  { postcode, city }: { readonly postcode: string; readonly city: string },
): Promise<{ readonly page: Opened; readonly id: string }> => {
  await customer.post(to('addAddress'), {
    firstname: 'Eva',
    lastname: 'Demo',
    street: 'Nova',
    streetNumber: '4',
    postcode,
    city,
    telephone: market.rules.phone.placeholder,
  });
  const page = await customer.get(to('myAddressBook'));
  const id = /name="address" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
  await customer.post(to('myAddressBook'), { address: id });
  return { page, id };
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
    const emptyBook = await professional.get(to('myAddressBook'));
    const book = await addressBook(shop, professional, store);
    const addressFields: Facts = {
      ...says(
        'addresses.mrs',
        'addresses.mr',
        'addresses.additionalHint',
        'addresses.region',
        'addresses.makeDefaultShipping',
        'addresses.makeDefaultBilling',
        'registerMore.street',
        'registerMore.streetNumber',
        'registerMore.postcode',
        'registerMore.city',
        'checkout.phone',
      ),
      buttons: [button(t('addresses.save')), link(t('addresses.back'), to('myAddressBook'))],
    };
    const common = (email: string, name: string): Facts => ({
      ...says(
        'account.lead',
        'account.name',
        'account.email',
        'account.customerKind',
        'account.deliveryNone',
        'billingAddress.none',
        'billingAddress.use',
        'billingAddress.add',
      ),
      title: title(t('account.title')),
      greeting: heading(1, t('account.greeting', { name })),
      'full name': `${name} Demo`,
      email,
      address: [canonical(shop.origin + to('account')), NOT_INDEXED],
      headings: [
        heading(2, t('account.lastOrder')),
        heading(2, t('account.store')),
        heading(2, t('account.personal')),
        heading(2, t('account.delivery')),
        heading(2, t('billingAddress.title')),
      ],
      'personal data': link(t('account.personalChange'), to('myInformations')),
      'address book': link(t('accountMenu.addresses'), to('myAddressBook')),
      shortcuts: [
        label(t('account.shortcuts')),
        link('', to('myPurchases')),
        t('accountMenu.purchases'),
        t('account.purchasesText'),
        link('', to('myLists')),
        t('accountMenu.lists'),
        t('account.listsText'),
      ],
      'sign out': link(t('account.signOut'), to('logout')),
      'billing address': [action(to('account')), button(t('billingAddress.save'))],
    });
    const { orders } = await fetchOrders(await shop.customerHost('professional'), 1);
    const [latest] = orders;
    if (latest === undefined) throw new Error('The demo account has no orders');
    const last = orderFacts(latest, market);
    const { longDate, time } = formatsOf(market);
    const expected = handoverWords(
      {
        place: handoverOf(last.fulfilment),
        expected: last.expected,
        receivedOn: last.receivedOn,
        step: last.tracking.step,
      },
      { t, longDate, time },
    );
    const next = nextStepText(last.tracking, t);
    return [
      {
        name: 'a professional with a store',
        page: await professional.get(to('account')),
        facts: {
          ...common(`professional@demo.${market.id}.example`, 'Eva'),
          ...says('account.taxNumber', 'account.company', 'account.professionalCustomer'),
          store: [
            link(store.name, to('myStore')),
            `${store.street.join(', ')}, ${store.postcode} ${store.city}`,
            link(t('account.storeChange'), to('stores')),
          ],
          company: ['Demo', /^[A-Z]?\d{8,14}$/],
          'last order': [
            link(t('account.allOrders'), to('orders')),
            [expected.label, expected.day, expected.hour].filter(Boolean).join(' '),
            ...(next === undefined ? [] : [t('account.nextStep', { step: next })]),
            ...orderCardLines(shop, last),
          ],
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
            ? {
                ...says('account.loyaltyCard', 'account.loyaltyRank'),
                card: [
                  heading(2, t('account.loyalty')),
                  '9800000000017',
                  t('club.platinum'),
                  link(t('accountMenu.club'), to('loyalty')),
                ],
              }
            : {}),
          'first order': link(t('account.startShopping'), to('home')),
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
          phone: [t('stores.phone'), link(store.phone, `tel:${store.phone.replaceAll(' ', '')}`)],
          change: [
            link(t('myStore.change'), to('stores')),
            link(t('myStore.details'), to('store', { storeName: store.urlKey })),
          ],
          ...(await hoursOf(shop, store.id)),
          headings: [
            heading(2, t('stores.details')),
            heading(2, t('stores.services')),
            heading(2, t('storeCard.hours')),
          ],
        },
      },
      {
        name: 'an empty address book',
        page: emptyBook,
        facts: {
          ...says('addresses.lead', 'addresses.none'),
          title: [title(t('accountMenu.addresses')), heading(1, t('accountMenu.addresses'))],
          add: link(t('addresses.add'), to('addAddress')),
        },
      },
      {
        name: 'a new address',
        page: await professional.get(to('addAddress')),
        facts: {
          ...addressFields,
          title: [title(t('addresses.addTitle')), heading(1, t('addresses.addTitle'))],
        },
      },
      {
        name: 'a rejected address',
        page: await professional.post(to('addAddress'), { firstname: 'Eva', lastname: 'Demo' }),
        status: 422,
        facts: {
          ...addressFields,
          faults: [
            link(
              t('common.labelled', {
                label: t('registerMore.street'),
                value: t('register.required'),
              }),
              '#street',
            ),
            link(
              t('common.labelled', {
                label: t('registerMore.city'),
                value: t('register.required'),
              }),
              '#city',
            ),
          ],
        },
      },
      {
        name: 'an address book with an address',
        page: book.page,
        facts: {
          ...says(
            'addresses.isDefaultShipping',
            'addresses.isDefaultBilling',
            'addresses.deleteAsk',
          ),
          'which address is deleted': new RegExp(
            `^${t('addresses.delete')}: .*Nova.*, ${store.city}$`,
          ),
          name: 'Eva Demo',
          place: `${store.postcode} ${store.city}`,
          actions: [
            link(t('addresses.change'), to('modifyAddress', { addressId: book.id })),
            button(t('addresses.deleteConfirm')),
            hidden('address', book.id),
          ],
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
        frame: {
          message: [
            heading(3, t('errors.signInNeeded')),
            // The menu and the question where orders go have one too.
            ...times(3, button(t('common.close'))),
          ],
        },
      },
    ];
  },
};

export const submissions: PageKind = {
  name: 'submissions',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says, origin, market } = shop;
    const guest = shop.guest();
    const { nameRequired } = market.settings.newsletter;
    const required = nameRequired ? ' required=' : '';
    const [awaited] = shop.feed('products');
    if (awaited === undefined) throw new Error('The demo shop has no products');
    const departments = first(await shop.host('readCategoryTree', {})).children;
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
        'report.person',
        'report.personHint',
        'report.name',
        'report.email',
        'report.goodFaith',
        'report.privacy',
      ),
      'reason to choose': [
        'select reason required=',
        `option  selected=: ${t('report.reasonChoose')}`.replace('option  ', 'option '),
      ],
      'report fields': [
        'textarea explanation required= maxlength=5000',
        'input text name maxlength=120 autocomplete=name',
        'input email email maxlength=120 autocomplete=email',
        'input checkbox goodFaith value=1 required=',
      ],
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
        'newsletter.firstname',
        'newsletter.lastname',
        'newsletter.privacy',
      ),
      optional: times(nameRequired ? 2 : 4, t('newsletter.optional')),
      'phone example': t('newsletter.phoneHint', { example: market.rules.phone.placeholder }),
      'form of address': [
        'select prefix',
        `option  selected=: ${t('newsletter.prefixNone')}`.replace('option  ', 'option '),
      ],
      boxes: ['shopEmail', 'partnersEmail', 'shopSms'].map(
        (name) => `input checkbox ${name} value=1`,
      ),
      'newsletter fields': [
        'input email email required= maxlength=120 autocomplete=email',
        'input tel phone maxlength=20 autocomplete=tel',
        `input text firstname${required} maxlength=50 autocomplete=given-name`,
        `input text lastname${required} maxlength=50 autocomplete=family-name`,
      ],
      title: [
        title(t('newsletter.title')),
        description(t('newsletter.description')),
        heading(1, t('newsletter.heading')),
      ],
      form: [action(to('newsletter')), button(t('newsletter.action'))],
      privacy: link(t('newsletter.privacyLink'), to('privacy')),
    };
    const mailed = to('guestConfirmation', { link: 'a.b.c' });
    const confirmation = (await guest.get(mailed)).location ?? '';
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
          address: [NOT_INDEXED],
          form: [
            action(to('newsletterStop', { token: 'abc' })),
            button(t('newsletter.stopAction')),
          ],
        },
      },
      {
        name: 'the wish for a notice about a product',
        page: await guest.get(to('restockNotice', { sku: awaited.sku })),
        facts: {
          ...says('restockNotice.text', 'restockNotice.email', 'restockNotice.privacy'),
          lead: t('restockNotice.lead', { product: awaited.name }),
          title: [
            title(t('restockNotice.title', { product: awaited.name })),
            heading(1, t('restockNotice.heading')),
          ],
          field: 'input email email required= maxlength=120 autocomplete=email',
          address: [NOT_INDEXED],
          form: [
            action(to('restockNotice', { sku: awaited.sku })),
            button(t('restockNotice.action')),
          ],
          privacy: link(t('restockNotice.privacyLink'), to('privacy')),
          back: link(t('restockNotice.toProduct'), to('product', { urlKey: awaited.urlKey })),
        },
      },
      {
        name: 'the end of a notice about a product',
        page: await guest.get(to('restockNoticeStop', { token: 'abc' })),
        facts: {
          ...says('restockNotice.stopText'),
          title: [title(t('restockNotice.stopTitle')), heading(1, t('restockNotice.stopTitle'))],
          address: [NOT_INDEXED],
          form: [
            action(to('restockNoticeStop', { token: 'abc' })),
            button(t('restockNotice.stopAction')),
          ],
        },
      },
      {
        name: 'the confirmation of a notice about a product',
        page: await guest.get(to('restockNoticeConfirmation', { token: 'abc' })),
        facts: {
          ...says('restockNotice.confirmText'),
          title: [
            title(t('restockNotice.confirmTitle')),
            heading(1, t('restockNotice.confirmTitle')),
          ],
          address: [NOT_INDEXED],
          form: [
            action(to('restockNoticeConfirmation', { token: 'abc' })),
            button(t('restockNotice.confirmAction')),
          ],
        },
      },
      {
        name: 'the confirmation of the newsletter',
        page: await guest.get(to('newsletterConfirmation', { token: 'abc' })),
        facts: {
          ...says('newsletter.confirmText'),
          title: [title(t('newsletter.confirmTitle')), heading(1, t('newsletter.confirmTitle'))],
          address: [NOT_INDEXED],
          form: [
            action(to('newsletterConfirmation', { token: 'abc' })),
            button(t('newsletter.confirmAction')),
          ],
        },
      },
      {
        name: 'a guest confirms an order',
        page: await follow(guest, await guest.get(mailed)),
        facts: {
          ...says('guest.confirmText'),
          title: [title(t('guest.confirmTitle')), heading(1, t('guest.confirmTitle'))],
          form: button(t('guest.confirmAction')),
        },
      },
      {
        name: 'a guest opens the address of a confirmation without its mail',
        page: await shop.guest().get(confirmation),
        status: 404,
        facts: {
          ...says('guest.notOpenedText'),
          title: [title(t('guest.confirmTitle')), heading(1, t('guest.notOpened'))],
          back: link(t('guest.toShop'), to('home')),
        },
      },
      {
        name: 'a guest follows a wrong link to confirm an order',
        page: await guest.post(confirmation, {}),
        status: 404,
        facts: {
          ...says('guest.goneText'),
          title: [title(t('guest.confirmTitle')), heading(1, t('guest.gone'))],
          back: link(t('guest.toShop'), to('home')),
        },
      },
      {
        name: 'cookie settings',
        page: await guest.get(to('cookieSettings')),
        facts: {
          // What opens the categories, and their legend.
          choose: times(2, t('consent.choose')),
          ...says(
            'consent.text',
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
          address: NOT_INDEXED,
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
            t('header.searchLabel'),
            `input search q maxlength=200 autocomplete=off placeholder=${t('header.searchPlaceholder')}`,
          ],
          departments: departments.map(({ name, url_path: path }) => link(name, `/${path}/`)),
        },
      },
    ];
  },
};
