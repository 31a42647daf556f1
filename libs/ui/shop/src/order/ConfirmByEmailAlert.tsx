import type { PlainDate } from '@materia/domain-holiday-calendar';
import { Alert } from '@materia/ui-design-system';
import { useFormats } from '../provider/use-formats.ts';
import { useText } from '../provider/ShopProvider.tsx';

export type ConfirmByEmailAlertProps = {
  readonly email: string;
  /** Day and minutes since midnight, in the market's time. */
  readonly until: { readonly date: PlainDate; readonly minutesOfDay: number };
};

/**
 * The buyer has to confirm the order by email before the store prepares it. Needs the texts `guest`.
 */
export const ConfirmByEmailAlert = ({ email, until }: ConfirmByEmailAlertProps) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Alert type="information">
      {t('guest.checkText', {
        email,
        date: formats.longDate(until.date),
        time: formats.time(until.minutesOfDay),
      })}
    </Alert>
  );
};
