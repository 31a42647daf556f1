import { contact as contactShape } from '@materia/api-contract/schemas';
import { formatMinorUnits, formatTime } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import { z } from 'zod';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';

const withdrawalOfMail = z.object({ withdrawal: z.string() });

/** Tells the buyer when the withdrawal arrived, from what, and when the money comes back: the proof that the law asks for. */
export const withdrawalReceived: MailTemplate = async (payload, { db, market }) => {
  const { withdrawal: id } = withdrawalOfMail.parse(payload);
  const found = await db
    .selectFrom('withdrawal')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.market', '=', 'withdrawal.market')
        .onRef('orders.number', '=', 'withdrawal.order_number'),
    )
    .select([
      'withdrawal.declared_at',
      'withdrawal.refund_minor',
      'withdrawal.state',
      'withdrawal.order_number',
      'orders.email',
      'orders.contact',
      'orders.payment_method',
    ])
    .where('withdrawal.market', '=', market.id)
    .where('withdrawal.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const lines = await db
    .selectFrom('withdrawal_line')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.market', '=', 'withdrawal_line.market')
        .onRef('order_line.line', '=', 'withdrawal_line.line'),
    )
    .select(['withdrawal_line.qty', 'order_line.name'])
    .where('withdrawal_line.market', '=', market.id)
    .where('withdrawal_line.withdrawal_id', '=', id)
    .where('order_line.order_number', '=', found.order_number)
    .orderBy('withdrawal_line.line')
    .execute();
  const t = translatorOf(market);
  const { date, minutesOfDay } = zonedMoment(found.declared_at, market.timeZone);
  const amount = formatMinorUnits(found.refund_minor, market.numberFormat, market.currencyFormat);
  const number = found.order_number;
  const isBack = found.state === 'refunded';
  const paragraphs = [
    t('orderMail.greeting', { name: contactShape.parse(found.contact).firstname }),
    t('withdrawalMail.received', {
      number,
      date: market.longDate(date),
      time: formatTime(minutesOfDay),
    }),
    lines.map(({ qty, name }) => `${qty} × ${name}`).join('\n'),
    ...(found.payment_method === 'pay_in_store'
      ? isBack
        ? []
        : [t('withdrawalMail.inStore', { amount })]
      : [t(isBack ? 'withdrawalMail.atOnce' : 'withdrawalMail.onceBack', { amount })]),
    t('orderMail.signature', { shop: market.name }),
  ];
  return {
    id,
    mail: {
      to: found.email,
      subject: t('withdrawalMail.subject', { number }),
      text: `${paragraphs.join('\n\n')}\n`,
    },
  };
};
