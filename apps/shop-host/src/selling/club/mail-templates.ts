import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import { pathTo } from '@materia/market-model';
import { clubCoupon } from '@materia/ui-mail';
import { greetedName } from '../../platform/mail/greeted-name.ts';
import type { MailTemplates } from '../../platform/mail/mail-template.ts';
import { findMailedCoupon } from './mail-repository.ts';
import type { CLUB_MAIL_KINDS } from './mails.ts';

/** The coupon that a member got for points. */
const coupon: MailTemplates['club-coupon'] = async ({ code }, desk) => {
  const row = await findMailedCoupon(desk.db, desk.market.id, code);
  if (row === undefined) return undefined;
  const lastDay = parsePlainDate(row.valid_until);
  if (!lastDay.ok) throw new Error('The database keeps days');
  return {
    id: code,
    to: row.email,
    content: clubCoupon(
      {
        name: greetedName(row.firstname),
        code,
        points: row.points,
        value: money(row.value_minor, desk.market.currency),
        lastDay: lastDay.value,
        clubPage: desk.shopOrigin + pathTo(desk.market.routes)('loyalty'),
      },
      desk.voice,
    ),
  };
};

export const clubMailTemplates: Pick<MailTemplates, keyof typeof CLUB_MAIL_KINDS> = {
  'club-coupon': coupon,
};
