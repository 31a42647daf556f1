import { pathTo } from '@materia/market-model';
import {
  accountActivation,
  accountConfirm,
  accountCreated,
  passwordChanged,
  passwordReset,
} from '@materia/ui-mail';
import type { MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import type { MailboxLinks } from '../mailbox/mailbox-links.ts';
import { findLink, type LinkRow } from '../mailbox/repository.ts';
import type { ACCOUNT_MAIL_KINDS } from './mails.ts';
import { findPrecreated } from './precreated-repository.ts';
import { findByEmail, findCustomer } from './repository.ts';

type AccountTemplates = Pick<MailTemplates, keyof typeof ACCOUNT_MAIL_KINDS>;

/** A link that can still be used. */
const openLink = async (
  { db, market, now }: MailContext,
  purpose: LinkRow['purpose'],
  id: string,
): Promise<LinkRow | undefined> => {
  const link = await findLink(db, market.id, purpose, id);
  return link !== undefined && link.used_at === null && link.expires_at > now ? link : undefined;
};

/** The mails about accounts, with the links that prove a mailbox. */
export const accountMailTemplates = (links: MailboxLinks): AccountTemplates => {
  const confirmPage = (link: LinkRow, { market, shopOrigin }: MailContext): string =>
    shopOrigin + pathTo(market.routes)('confirmAccount', { id: link.id, token: links.key(link) });

  return {
    'account-created': async ({ customer, link: id }, desk) => {
      const { db, market, voice, shopOrigin } = desk;
      const { email } = await findCustomer(db, market.id, customer);
      const link = id === undefined ? undefined : await openLink(desk, 'confirm', id);
      return {
        id: customer,
        to: email,
        content: accountCreated(
          {
            confirmPage: link && confirmPage(link, desk),
            signInPage: shopOrigin + pathTo(market.routes)('login'),
          },
          voice,
        ),
      };
    },

    'account-confirm': async ({ link: id }, desk) => {
      const link = await openLink(desk, 'confirm', id);
      return (
        link && {
          id,
          to: link.email,
          content: accountConfirm({ confirmPage: confirmPage(link, desk) }, desk.voice),
        }
      );
    },

    /** An address without an account gets no mail, because nobody is told whether it has one. */
    'password-reset': async ({ link: id }, desk) => {
      const { db, market, shopOrigin, voice } = desk;
      const link = await openLink(desk, 'reset', id);
      if (link === undefined || (await findByEmail(db, market.id, link.email)) === undefined)
        return undefined;
      const query = new URLSearchParams({ link: links.token(link) });
      return {
        id,
        to: link.email,
        content: passwordReset(
          {
            code: links.code(link),
            resetPage: `${shopOrigin}${pathTo(market.routes)('createPassword')}?${query}`,
          },
          voice,
        ),
      };
    },

    'password-changed': async ({ customer, at }, { db, market, voice, shopOrigin }) => {
      const { email } = await findCustomer(db, market.id, customer);
      const resetPage = shopOrigin + pathTo(market.routes)('createPassword');
      return {
        id: `${customer}-${at}`,
        to: email,
        content: passwordChanged({ resetPage }, voice),
      };
    },

    'account-activation': async ({ link: id }, desk) => {
      const { db, market, shopOrigin, voice } = desk;
      const link = await openLink(desk, 'activate', id);
      if (link === undefined) return undefined;
      const account = await findPrecreated(db, market.id, link.email);
      if (account === undefined) return undefined;
      const query = new URLSearchParams({ token: links.token(link), email: link.email });
      return {
        id,
        to: link.email,
        content: accountActivation(
          {
            activationPage: `${shopOrigin}${pathTo(market.routes)('precreatedPassword')}?${query}`,
          },
          voice,
        ),
      };
    },
  };
};
