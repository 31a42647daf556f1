import { z } from 'zod';
import type { Market } from '@materia/market-model';
import { findCustomer } from '../../customers/account/repository.ts';
import type { Reader } from '../database/with-tx.ts';
import { newsletterLetters } from '../../customers/newsletter/mail-templates.ts';
import { wholeOrders } from '../../selling/orders/repository.ts';
import { reportLetters } from '../../customers/illicit-content/mail-templates.ts';
import { type Mail, orderMail } from '../../selling/orders/order-mail.ts';

/** What a letter is written from. */
export type MailContext = {
  readonly db: Reader;
  readonly market: Market;
  /** Scheme and host of the market's storefront, for links. */
  readonly shopOrigin: string;
};

/**
 * Writes the mail of an outbox entry from what the entry holds. `id` tells it from all other mails of its kind.
 * Nothing when there is nobody left to write to.
 */
export type MailTemplate = (
  payload: unknown,
  desk: MailContext,
) => Promise<{ readonly id: string; readonly mail: Mail } | undefined>;

const orderNumber = z.object({ number: z.string() });

const orderConfirmation: MailTemplate = async (payload, { db, market }) => {
  const { number } = orderNumber.parse(payload);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('market', '=', market.id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const { email } = await findCustomer(db, market.id, order.customer_id);
  const [whole] = await wholeOrders(db, market.id, [order]);
  return whole && { id: number, mail: orderMail(whole, email, market) };
};

/** The mail templates by the kind of their outbox entry. */
export const LETTERS: Readonly<Record<string, MailTemplate>> = {
  'order-confirmation': orderConfirmation,
  ...reportLetters,
  ...newsletterLetters,
};
