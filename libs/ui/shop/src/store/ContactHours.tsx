import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './Store.module.css';

/**
 * Phone hours of the stores from Monday to Saturday, the same in every market: minutes since
 * midnight.
 */
const CONTACT_HOURS = { from: 7 * 60, to: 19 * 60 } as const;

/** A store's phone hours. */
export const ContactHours = () => {
  const t = useText();
  const { time } = useFormats();
  return (
    <span className={styles.hours}>
      {t('storeCard.contactHours', { from: time(CONTACT_HOURS.from), to: time(CONTACT_HOURS.to) })}
    </span>
  );
};
