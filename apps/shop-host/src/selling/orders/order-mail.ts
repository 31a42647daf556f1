import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { formatMinorUnits, formatTime, type Market } from '@materia/market-model';
import { contact as contactShape } from '@materia/api-contract/schemas';
import type { OrderWithLines } from './repository.ts';
import { storeSnapshot } from './wire-order.ts';
import type { Mail } from '../../platform/mail/mail-template.ts';
import { translatorOf } from '../../platform/texts/texts.ts';

/** The confirmation of an order in the market's language, with dates and amounts in the market's format. */
export const orderMail = (
  { order, lines }: OrderWithLines,
  email: string,
  market: Market,
): Mail => {
  const t = translatorOf(market);
  const amount = (minor: number): string =>
    formatMinorUnits(minor, market.numberFormat, market.currencyFormat);
  const store = storeSnapshot.parse(order.store);
  const contact = contactShape.parse(order.contact);
  const address = [...store.street, `${store.postcode} ${store.city}`].join(', ');
  const paragraphs = [
    t('orderMail.greeting', { name: contact.firstname }),
    t('orderMail.lead', { number: order.number }),
    [
      t('orderMail.pickupAt', { store: store.name, address }),
      ...pickupTime(order.pickup_date, order.pickup_minute, market),
      t('orderMail.payInStore'),
    ].join('\n'),
    lines
      .map((line) =>
        t('orderMail.line', { count: line.qty, name: line.name, amount: amount(line.row_minor) }),
      )
      .join('\n'),
    [
      ...(order.fee_minor > 0 ? [t('orderMail.fee', { amount: amount(order.fee_minor) })] : []),
      ...(order.pallets > 0
        ? [t('orderMail.pallets', { amount: amount(order.pallet_minor) })]
        : []),
      t('orderMail.total', { amount: amount(order.total_minor), tax: amount(order.tax_minor) }),
    ].join('\n'),
    t('orderMail.questions', { phone: store.phone }),
    t('orderMail.signature', { shop: market.name }),
  ];
  return {
    to: email,
    subject: t('orderMail.subject', { number: order.number }),
    text: `${paragraphs.join('\n\n')}\n`,
  };
};

const pickupTime = (
  day: string | null,
  minute: number | null,
  market: Market,
): readonly string[] => {
  const date = parsePlainDate(day ?? '');
  if (!date.ok || minute === null) return [];
  return [
    translatorOf(market)('orderMail.pickupFrom', {
      date: market.longDate(date.value),
      time: formatTime(minute),
    }),
  ];
};
