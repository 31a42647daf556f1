import type { Facts, PageKind, PageVisit } from '../support/facts.ts';
import { accountFrame } from '../support/frame-facts.ts';
import { action, button, heading, hidden, link, times, title } from '../support/lines.ts';
import type { PageShop } from '../support/page-shop.ts';

const NOT_INDEXED = 'meta robots noindex';
const NEW_PASSWORD = 'Juniper-lantern-7!';
/** A link that was never issued. */
const WRONG_LINK = { id: 'none', token: 'none' };

const titled = (text: string): readonly string[] => [title(text), heading(1, text)];

const passwordFields = ({ t }: PageShop): Facts => ({
  'new password': [
    'input password password required= autocomplete=new-password',
    t('register.passwordHint'),
  ],
  'new password again': [
    'input password passwordAgain required= autocomplete=new-password',
    t('identity.newPasswordAgain'),
  ],
  'show password': times(2, button(t('common.showPassword'))),
});

const asking = (shop: PageShop): Facts => {
  const { t, to, says } = shop;
  return {
    ...says('identity.forgotText', 'identity.email'),
    title: titled(t('identity.forgotTitle')),
    address: [NOT_INDEXED],
    form: [
      action(to('createPassword')),
      hidden('intent', 'mail'),
      button(t('identity.forgotAction')),
    ],
    back: link(t('identity.toLogin'), to('login')),
  };
};

const coding = (shop: PageShop): Facts => {
  const { t, to, says } = shop;
  return {
    ...says('identity.sentText', 'identity.email', 'identity.code', 'identity.codeHint'),
    ...passwordFields(shop),
    title: [...titled(t('identity.forgotTitle')), heading(2, t('identity.codeTitle'))],
    address: [NOT_INDEXED],
    form: [
      action(to('createPassword')),
      hidden('intent', 'password'),
      button(t('identity.setPassword')),
    ],
    again: link(t('identity.again'), `${to('createPassword')}?again=1`),
    back: link(t('identity.toLogin'), to('login')),
  };
};

/** Confirming a mailbox, and a new password for somebody who forgot theirs (RTE-59, RTE-60). */
export const mailboxes: PageKind = {
  name: 'confirmation and new password',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says } = shop;
    const confirmPage = to('confirmAccount', WRONG_LINK);
    const guest = shop.guest();
    const asker = shop.guest();
    await asker.post(to('createPassword'), {
      intent: 'mail',
      email: `nobody.${shop.market.id}@materia.example`,
    });
    const linked = shop.guest();
    await linked.get(`${to('createPassword')}?link=none.none`);
    return [
      {
        name: 'the link of a confirmation mail',
        page: await guest.get(confirmPage),
        facts: {
          ...says('identity.confirmText'),
          title: titled(t('identity.confirmTitle')),
          address: [NOT_INDEXED],
          form: [action(confirmPage), button(t('identity.confirmAction'), 'intent', 'confirm')],
        },
      },
      {
        name: 'a link that was never issued (IDT-08)',
        page: await guest.post(confirmPage, { intent: 'confirm' }),
        status: 404,
        facts: {
          ...says('identity.invalidText'),
          title: [title(t('identity.confirmTitle')), heading(1, t('identity.invalidTitle'))],
          next: link(t('identity.toLogin'), to('login')),
        },
      },
      {
        name: 'a new password is asked for (IDT-09)',
        page: await guest.get(to('createPassword')),
        facts: asking(shop),
      },
      {
        name: 'without an address',
        page: await guest.post(to('createPassword'), { intent: 'mail', email: '' }),
        status: 422,
        facts: {
          ...asking(shop),
          ...says('identity.errorSummary'),
          faults: [t('register.required'), link(t('register.required'), '#email')],
        },
      },
      {
        name: 'the same answer for any address, with its code (IDT-09, IDT-10, ERR-73)',
        page: await asker.get(to('createPassword')),
        facts: coding(shop),
      },
      {
        name: 'a wrong code',
        page: await asker.post(to('createPassword'), {
          intent: 'password',
          codeEmail: 'nobody@materia.example',
          code: 'AAAA-AAAA',
          password: NEW_PASSWORD,
          passwordAgain: NEW_PASSWORD,
        }),
        status: 422,
        facts: { ...says('identity.codeWrong'), title: titled(t('identity.forgotTitle')) },
      },
      {
        name: 'the link of the mail needs no code',
        page: await linked.get(to('createPassword')),
        facts: {
          ...says('identity.linkText'),
          ...passwordFields(shop),
          title: [...titled(t('identity.forgotTitle')), heading(2, t('identity.newPassword'))],
          form: [
            action(to('createPassword')),
            hidden('intent', 'password'),
            button(t('identity.setPassword')),
          ],
        },
      },
      {
        name: 'a common password is refused',
        page: await linked.post(to('createPassword'), {
          intent: 'password',
          password: 'Password1!',
          passwordAgain: 'Password1!',
        }),
        status: 422,
        facts: {
          ...says('identity.errorSummary'),
          faults: [t('register.passwordCommon'), link(t('register.passwordCommon'), '#password')],
        },
      },
    ];
  },
};

/** Activating an account that a store created (RTE-61). */
export const activation: PageKind = {
  name: 'activation',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says } = shop;
    const guest = shop.guest();
    const ask: Facts = {
      ...says('identity.activateAsk', 'identity.email'),
      title: titled(t('identity.activateTitle')),
      address: [NOT_INDEXED],
      form: [
        action(to('precreatedPassword')),
        hidden('intent', 'mail'),
        button(t('identity.activateAskAction')),
      ],
    };
    const state = async (query: string) =>
      guest.get(`${to('precreatedPassword')}?${new URLSearchParams(query)}`);
    return [
      {
        name: 'the link is asked for',
        page: await guest.get(to('precreatedPassword')),
        facts: ask,
      },
      {
        name: 'the same answer for any address',
        page: await guest.get(`${to('precreatedPassword')}?sent=1`),
        facts: { ...ask, ...says('identity.activateSent') },
      },
      {
        name: 'no account waits (IDT-12)',
        page: await state('token=none.none&email=nobody@materia.example'),
        status: 404,
        facts: {
          ...says('identity.noAccountText'),
          title: [title(t('identity.activateTitle')), heading(1, t('identity.noAccountTitle'))],
          next: link(t('identity.toRegister'), to('register')),
        },
      },
      {
        name: 'an account that is active (IDT-12)',
        page: await state(`token=none.none&email=private@demo.${shop.market.id}.example`),
        status: 404,
        facts: {
          ...says('identity.invalidTitle'),
          next: link(t('identity.activateAskAction'), to('precreatedPassword')),
        },
      },
    ];
  },
};

/** How a customer signs in: mailbox, password, devices. */
export const security: PageKind = {
  name: 'sign-in and security',
  visits: async (shop): Promise<readonly PageVisit[]> => {
    const { to, t, says } = shop;
    const customer = await shop.customer('platinum');
    await shop.customer('platinum');
    const page = await customer.get(to('mySecurity'));
    const change = (fields: Readonly<Record<string, string>>) =>
      customer.post(to('mySecurity'), { intent: 'password', ...fields });
    const facts: Facts = {
      ...says('identity.lead', 'identity.passwordText', 'identity.sessionsText'),
      ...passwordFields(shop),
      title: titled(t('accountMenu.security')),
      sections: [
        heading(2, t('identity.mailbox')),
        heading(2, t('identity.password')),
        heading(2, t('identity.sessions')),
      ],
      mailbox: [
        `platinum@demo.${shop.market.id}.example`,
        t('identity.mailboxOpen'),
        button(t('identity.mailboxResend'), 'intent', 'mail-again'),
      ],
      'current password': [
        'input password currentPassword required= autocomplete=current-password',
        t('identity.currentPassword'),
      ],
      'show password': times(3, button(t('common.showPassword'))),
      change: [button(t('identity.changeAction')), hidden('intent', 'password')],
      forgotten: link(t('identity.forgotLink'), to('createPassword')),
      'this device': t('identity.thisDevice'),
      others: button(t('identity.endOthers'), 'intent', 'end-others'),
    };
    return [
      {
        name: 'mailbox, password and devices',
        page,
        facts,
        frame: accountFrame(shop, {
          page: t('accountMenu.security'),
          customer: 'Leo',
          store: undefined,
          place: undefined,
          cartCount: 0,
        }),
      },
      {
        name: 'without the old password (PWD-05, ERR-75)',
        page: await change({
          currentPassword: '',
          password: NEW_PASSWORD,
          passwordAgain: NEW_PASSWORD,
        }),
        status: 422,
        facts: {
          ...says('identity.errorSummary'),
          faults: [
            t('identity.currentMissing'),
            link(t('identity.currentMissing'), '#currentPassword'),
          ],
        },
      },
      {
        name: 'with a wrong old password',
        page: await change({
          currentPassword: 'Wrong-guess-1!',
          password: NEW_PASSWORD,
          passwordAgain: NEW_PASSWORD,
        }),
        status: 422,
        facts: {
          ...says('identity.errorSummary'),
          faults: [
            t('identity.currentWrong'),
            link(t('identity.currentWrong'), '#currentPassword'),
          ],
        },
      },
    ];
  },
};
