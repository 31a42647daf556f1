import type { Market } from '@materia/market-model';
import { zonedMoment } from '@materia/platform-clock';
import type { MailMoment } from '@materia/ui-mail';

/** An ISO instant in the market's time, as mails show it. */
export const momentIn = ({ timeZone }: Market, instant: string): MailMoment => {
  const { date, minutesOfDay } = zonedMoment(instant, timeZone);
  return { day: date, minute: minutesOfDay };
};
