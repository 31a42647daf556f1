import { z } from 'zod';
import { pathTo, type RouteName } from '@materia/market-model';
import type { MailContext, MailTemplate } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';
import { findSubscription, type SubscriptionRow } from './repository.ts';

const entry = z.object({ email_key: z.string(), token: z.string() });

/** Whom the entry is about, unless the address signed up anew since: then a newer mail is on its way. */
const subscriptionOf = async (
  payload: unknown,
  { db, market }: MailContext,
): Promise<SubscriptionRow | undefined> => {
  const { email_key, token } = entry.parse(payload);
  const row = await findSubscription(db, market.id, email_key);
  return row?.token === token ? row : undefined;
};

/** Asks the owner of the address whether the sign-up was his wish. */
const confirm: MailTemplate = async (payload, desk) => {
  const row = await subscriptionOf(payload, desk);
  if (row === undefined || row.state !== 'asked') return undefined;
  const t = translatorOf(desk.market);
  const address = addressOf(desk, 'newsletterConfirmation', row.token);
  return letter(row, desk, t('newsletterMail.subjectConfirm'), [
    t('newsletterMail.confirm'),
    address,
    t('newsletterMail.ignore'),
  ]);
};

/** Says that the address gets the newsletter from now on, and how that ends. */
const welcome: MailTemplate = async (payload, desk) => {
  const row = await subscriptionOf(payload, desk);
  if (row === undefined || row.state !== 'confirmed') return undefined;
  const t = translatorOf(desk.market);
  return letter(row, desk, t('newsletterMail.subjectWelcome'), [
    t('newsletterMail.welcome'),
    t('newsletterMail.stop'),
    addressOf(desk, 'newsletterStop', row.token),
  ]);
};

type TokenPage = Extract<RouteName, 'newsletterConfirmation' | 'newsletterStop'>;

const addressOf = ({ market, shopOrigin }: MailContext, page: TokenPage, token: string): string =>
  shopOrigin + pathTo(market.routes)(page, { token });

const letter = (
  row: SubscriptionRow,
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
