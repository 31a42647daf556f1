import { offersCompanyLookUp, registrationQuestions } from '@materia/domain-customer';
import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { accountFrame } from '../support/frame-facts.ts';
import { action, button, canonical, heading, hidden, link, title } from '../support/lines.ts';
import type { Browser, Opened, PageShop } from '../support/page-shop.ts';

const BIRTH_DATE = '31-12-1980';

/** The form of the e-mail address. What was typed is shown again, the password never. */
const emailForm = ({ t, to, says }: PageShop, typed = ''): Facts => ({
  ...says(
    'profile.email',
    'profile.emailCurrent',
    'profile.emailOpen',
    'profile.emailHow',
    'profile.emailNew',
    'profile.emailAgain',
    'profile.password',
    'profile.passwordHint',
  ),
  'e-mail form': [
    action(to('myInformations')),
    hidden('intent', 'email'),
    `input email email${typed} required= maxlength=120 autocomplete=off`,
    `input email emailAgain${typed} required= maxlength=120 autocomplete=off`,
    'input password currentPassword required= autocomplete=current-password',
    button(t('profile.emailSave')),
  ],
});

/** The form of the customer's data, with the given values of its fields. */
const profileForm = (
  shop: PageShop,
  isProfessional: boolean,
  values: Readonly<Record<string, string>>,
): Facts => {
  const { t, to, says, flags, market } = shop;
  const questions = registrationQuestions(flags);
  const value = (name: string): string => ` value=${values[name] ?? ''}`;
  const optional = [
    ...(market.settings.secondLastname ? ['profile.secondLastname'] : []),
    ...(isProfessional && questions.vatNumber ? ['registerMore.vatNumber'] : []),
    ...(!isProfessional && questions.fiscalNumber ? ['registerMore.fiscalNumber'] : []),
  ];
  const phone = market.rules.phone.placeholder;
  return {
    ...says(
      'profile.lead',
      'profile.person',
      'profile.contact',
      'profile.birthDate',
      'profile.phone',
      'profile.phoneHint',
      'profile.civilityNone',
      'addresses.civility',
      'addresses.mrs',
      'addresses.mr',
      'register.firstname',
      'register.lastname',
      'register.mobile',
      ...(market.settings.secondLastname ? (['profile.secondLastname'] as const) : []),
      ...(isProfessional
        ? ([
            'profile.company',
            'register.company',
            'register.taxNumber',
            'register.taxNumberHint',
          ] as const)
        : []),
      ...(isProfessional && questions.companyType ? (['registerMore.companyType'] as const) : []),
      ...(isProfessional && questions.vatNumber
        ? (['registerMore.vatNumber', 'registerMore.vatNumberHint'] as const)
        : []),
      ...(!isProfessional && questions.fiscalNumber
        ? (['registerMore.fiscalNumber', 'registerMore.fiscalNumberHint'] as const)
        : []),
    ),
    title: [title(t('accountMenu.information')), heading(1, t('accountMenu.information'))],
    address: [canonical(shop.origin + to('myInformations')), 'meta robots noindex'],
    optional: [...optional, 'birthDate', 'mobile', 'phone'].map(
      () => `(${t('register.optional')})`,
    ),
    hints: [
      t('profile.birthDateHint', { example: BIRTH_DATE }),
      t('register.mobileHint', { example: phone }),
    ],
    form: [action(to('myInformations')), button(t('profile.save'))],
    civility: [
      'input radio civility value=Mrs',
      'input radio civility value=Mr',
      'input radio civility value= checked=',
    ],
    fields: [
      `input text firstname${value('firstname')} required= maxlength=50 autocomplete=given-name`,
      `input text lastname${value('lastname')} required= maxlength=50 autocomplete=family-name`,
      ...(market.settings.secondLastname
        ? [`input text secondLastname${value('secondLastname')} maxlength=50`]
        : []),
      `input text birthDate${value('birthDate')} maxlength=10 autocomplete=bday inputmode=numeric`,
      ...(!isProfessional && questions.fiscalNumber
        ? [`input text fiscalNumber${value('fiscalNumber')} maxlength=20`]
        : []),
      `input tel mobile${value('mobile')} maxlength=20 autocomplete=tel`,
      `input tel phone${value('phone')} maxlength=20`,
    ],
  };
};

const company = (shop: PageShop): Facts => {
  const { t, flags, market } = shop;
  const questions = registrationQuestions(flags);
  return {
    company: [
      'input text company value=Demo required= maxlength=120 autocomplete=organization',
      /^input text taxNumber value=[A-Z]?\d{8,14} required= maxlength=20$/,
      ...(questions.vatNumber ? ['input text vatNumber value= maxlength=20'] : []),
    ],
    'company types': questions.companyType
      ? [
          'select companyType',
          `option  selected=: ${t('registerMore.companyTypeNone')}`.replace('option  ', 'option '),
          ...market.rules.companyTypes.map(({ code, name }) => `option ${code}: ${name}`),
        ]
      : [],
  };
};

/** The same form after its button has asked the public register, which saves nothing. */
const lookedUp = async (shop: PageShop, customer: Browser): Promise<readonly PageVisit[]> => {
  const { to, says, flags, market } = shop;
  const [known] = market.demo.companies;
  if (!offersCompanyLookUp(flags, market.rules) || known === undefined) return [];
  const typed = { company: '', firstname: 'Evelina', lastname: 'Demo', lookUp: '' };
  const ask = (taxNumber: string): Promise<Opened> =>
    customer.post(to('myInformations'), { ...typed, taxNumber });
  const names = profileForm(shop, true, { firstname: 'Evelina', lastname: 'Demo' });
  return [
    {
      name: 'a company that the register knows',
      page: await ask(known.number),
      facts: {
        ...names,
        ...emailForm(shop),
        ...says('companyLookUp.found'),
        email: `professional@demo.${market.id}.example`,
        company: [
          `input text company value=${known.name} required= maxlength=120 autocomplete=organization`,
          `input text taxNumber value=${known.number} required= maxlength=20`,
        ],
      },
    },
    {
      name: 'a register without an answer',
      page: await ask(market.demo.silentNumber),
      facts: {
        ...names,
        ...emailForm(shop),
        ...says('companyLookUp.noAnswer'),
        email: `professional@demo.${market.id}.example`,
      },
    },
    {
      name: 'what was looked up is not saved',
      page: await customer.get(to('myInformations')),
      facts: {
        person: 'input text firstname value=Eva required= maxlength=50 autocomplete=given-name',
      },
    },
  ];
};

export const profile: PageKind = {
  name: 'my information',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says } = shop;
    const guest = shop.guest();
    const platinum = await shop.customer('platinum');
    const professional = await shop.customer('professional');
    const leo = { firstname: 'Leo', lastname: 'Demo' };
    return [
      {
        name: 'of a private customer',
        page: await platinum.get(to('myInformations')),
        facts: {
          ...profileForm(shop, false, leo),
          ...emailForm(shop),
          email: `platinum@demo.${shop.market.id}.example`,
        },
        frame: accountFrame(shop, {
          customer: 'Leo',
          cartCount: 0,
          store: undefined,
          place: undefined,
          page: t('accountMenu.information'),
        }),
      },
      {
        name: 'of a company',
        page: await professional.get(to('myInformations')),
        facts: {
          ...profileForm(shop, true, { firstname: 'Eva', lastname: 'Demo' }),
          ...company(shop),
          ...emailForm(shop),
          email: `professional@demo.${shop.market.id}.example`,
          'look up': offersCompanyLookUp(shop.flags, shop.market.rules)
            ? [button(t('companyLookUp.action'), 'lookUp', ''), t('companyLookUp.source')]
            : [],
        },
      },
      ...(await lookedUp(shop, professional)),
      {
        name: 'a new e-mail address that is refused',
        page: await platinum.post(to('myInformations'), {
          intent: 'email',
          email: 'leo@',
          emailAgain: 'leo@',
          currentPassword: '',
        }),
        status: 422,
        facts: {
          ...profileForm(shop, false, leo),
          ...emailForm(shop, ' value=leo@'),
          ...says('register.errorSummary'),
          email: `platinum@demo.${shop.market.id}.example`,
          faults: [
            t('register.emailInvalid'),
            t('register.required'),
            link(
              t('common.labelled', {
                label: t('profile.emailNew'),
                value: t('register.emailInvalid'),
              }),
              '#email',
            ),
            link(
              t('common.labelled', {
                label: t('profile.password'),
                value: t('register.required'),
              }),
              '#currentPassword',
            ),
          ],
        },
      },
      {
        name: 'the question behind the link to a new e-mail address',
        page: await guest.get(to('confirmEmail', { token: 'not-issued' })),
        facts: {
          ...says('emailChange.text'),
          title: [title(t('emailChange.title')), heading(1, t('emailChange.title'))],
          form: button(t('emailChange.action')),
        },
      },
      {
        name: 'a link to a new e-mail address that was not issued',
        page: await guest.post(to('confirmEmail', { token: 'not-issued' }), {}),
        status: 404,
        facts: {
          ...says('emailChange.goneText'),
          title: [title(t('emailChange.title')), heading(1, t('emailChange.goneTitle'))],
          back: link(t('emailChange.toAccount'), `${to('myInformations')}?refreshCache=1`),
        },
      },
    ];
  },
};
