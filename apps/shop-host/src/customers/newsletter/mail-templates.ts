import { pathTo, type RouteName } from '@materia/market-model';
import { newsletterConfirm, newsletterWelcome } from '@materia/ui-mail';
import type { MailContext, MailTemplates } from '../../platform/mail/mail-template.ts';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import type { NEWSLETTER_MAIL_KINDS } from './mails.ts';
import { findByToken, findRequest } from './repository.ts';

/** Asks the owner of the address to confirm the sign-up. */
const confirm: MailTemplates['newsletter-confirm'] = async ({ token }, desk) => {
  const request = await findRequest(desk.db, desk.market.id, token);
  if (request === undefined || request.confirmed_at !== null) return undefined;
  const confirmPage = addressOf(desk, 'newsletterConfirmation', request.token);
  return {
    id: request.token,
    to: request.email,
    content: newsletterConfirm({ confirmPage }, desk.voice),
  };
};

/** Confirms that the address now receives the newsletter, and explains how to unsubscribe. */
const welcome: MailTemplates['newsletter-welcome'] = async ({ token, isProven }, desk) => {
  const row = await findByToken(desk.db, desk.market.id, token);
  if (row === undefined || row.state !== 'confirmed') return undefined;
  const name = isProven ? greetedName(row.firstname) : undefined;
  const stopPage = addressOf(desk, 'newsletterStop', row.token);
  return {
    id: row.token,
    to: row.email,
    content: newsletterWelcome({ name, stopPage }, desk.voice),
    unsubscribePage: stopPage,
  };
};

type TokenPage = Extract<RouteName, 'newsletterConfirmation' | 'newsletterStop'>;

const addressOf = ({ market, shopOrigin }: MailContext, page: TokenPage, token: string): string =>
  shopOrigin + pathTo(market.routes)(page, { token });

export const newsletterMailTemplates: Pick<MailTemplates, keyof typeof NEWSLETTER_MAIL_KINDS> = {
  'newsletter-confirm': confirm,
  'newsletter-welcome': welcome,
};
