import { Icon } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import type { ReadyMoment } from './facts.ts';
import styles from './Store.module.css';

/** When a store hands over what it has, if it is ordered now. */
export const ReadyText = ({ ready }: { readonly ready: ReadyMoment }) => {
  const t = useText();
  const formats = useFormats();
  const time = formats.time(ready.minutesOfDay);
  const when = {
    today: () => t('place.readyToday', { time }),
    tomorrow: () => t('place.readyTomorrow', { time }),
    later: () => t('place.readyLater', { date: formats.longDate(ready.date), time }),
  }[ready.day]();
  return (
    <p className={styles.state}>
      <Icon name="store" size="s" />
      <span>{when}</span>
    </p>
  );
};
