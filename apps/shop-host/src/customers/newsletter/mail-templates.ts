import { z } from 'zod';
import { pathTo, type RouteName } from '@materia/market-model';
import type { MailContext, MailTemplate } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { findByToken, findRequest } from './repository.ts';

/** `isProven`: the owner of the address confirmed the sign-up, so the mail may greet them by name. */
const entry = z.object({ token: z.string(), isProven: z.boolean().default(false) });

/**
 * Asks the owner of the address to confirm the sign-up. Repeats nothing that was typed, because a stranger may have
 * typed it.
 */
const confirm: MailTemplate = async (payload, desk) => {
  const request = await findRequest(desk.db, desk.market.id, entry.parse(payload).token);
  if (request === undefined || request.confirmed_at !== null) return undefined;
  const t = translatorOf(desk.market);
  const address = addressOf(desk, 'newsletterConfirmation', request.token);
  return letter({ ...request, firstname: '' }, desk, t('newsletterMail.subjectConfirm'), [
    t('newsletterMail.confirm'),
    address,
    t('newsletterMail.ignore'),
  ]);
};

/** Confirms that the address now receives the newsletter, and explains how to unsubscribe. */
const welcome: MailTemplate = async (payload, desk) => {
  const { token, isProven } = entry.parse(payload);
  const row = await findByToken(desk.db, desk.market.id, token);
  if (row === undefined || row.state !== 'confirmed') return undefined;
  const named = isProven ? row : { ...row, firstname: '' };
  const t = translatorOf(desk.market);
  return letter(named, desk, t('newsletterMail.subjectWelcome'), [
    t('newsletterMail.welcome'),
    t('newsletterMail.stop'),
    addressOf(desk, 'newsletterStop', row.token),
  ]);
};

type TokenPage = Extract<RouteName, 'newsletterConfirmation' | 'newsletterStop'>;

const addressOf = ({ market, shopOrigin }: MailContext, page: TokenPage, token: string): string =>
  shopOrigin + pathTo(market.routes)(page, { token });

const letter = (
  row: { readonly token: string; readonly email: string; readonly firstname: string },
  { market }: MailContext,
  subject: string,
  paragraphs: readonly string[],
) => {
  const t = translatorOf(market);
  const greeting =
    row.firstname === ''
      ? t('newsletterMail.greetingUnnamed')
      : t('newsletterMail.greeting', { name: row.firstname });
  return {
    id: row.token,
    mail: {
      to: row.email,
      subject,
      text: `${[greeting, ...paragraphs, t('newsletterMail.signature', { shop: market.name })].join('\n\n')}\n`,
    },
  };
};

export const newsletterMailTemplates = {
  'newsletter-confirm': confirm,
  'newsletter-welcome': welcome,
} as const;
