import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import { formatShortDate } from '@materia/market-model';
import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { amountText, greeting, type Greeted, signature } from './order-facts.ts';

export type ClubCouponFacts = Greeted & {
  readonly code: string;
  readonly points: number;
  readonly value: Money;
  readonly lastDay: PlainDate;
  readonly clubPage: string;
};

/** The coupon that a member of the club got for points. */
export const clubCoupon = (
  { code, points, value, lastDay, clubPage, ...greeted }: ClubCouponFacts,
  voice: MailVoice,
): MailContent => {
  const { t, market } = voice;
  const amount = amountText(value.minor, voice);
  const text = t('clubMail.coupon', { count: points, value: amount });
  return {
    subject: t('clubMail.subjectCoupon', { value: amount }),
    preview: text,
    title: t('clubMail.subjectCoupon', { value: amount }),
    blocks: [
      greeting(greeted, voice),
      { kind: 'text', text },
      {
        kind: 'text',
        text: t('clubMail.code', { code, day: formatShortDate(lastDay, market.shortDay) }),
      },
      { kind: 'text', text: t('clubMail.conditions') },
      { kind: 'button', label: t('clubMail.button'), href: clubPage },
      signature(voice),
    ],
  };
};
