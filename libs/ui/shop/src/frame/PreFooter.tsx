import { Icon, type IconName } from '@materia/ui-design-system';
import { DRIVE_WITHIN_HOURS } from '@materia/domain-delivery-labels';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './PreFooter.module.css';

/** Facts stated in every market: the return period in days and the number of references. */
const RETURN_GUARANTEE_DAYS = 100;
const REFERENCES_IN_CATALOGUE = 200_000;

type Service = { readonly icon: IconName; readonly title: string; readonly text: string };

/** The shop's promises, above the footer of home, product, comparison and cart. */
export const PreFooter = () => {
  const t = useText();
  const { number } = useFormats();
  const services: readonly Service[] = [
    {
      icon: 'return',
      title: t('footer.returnTitle', { days: RETURN_GUARANTEE_DAYS }),
      text: t('footer.returnText'),
    },
    {
      icon: 'store',
      title: t('footer.driveTitle', { hours: DRIVE_WITHIN_HOURS }),
      text: t('footer.driveText'),
    },
    {
      icon: 'box',
      title: t('footer.rangeTitle'),
      text: t('footer.rangeText', { references: number(REFERENCES_IN_CATALOGUE) }),
    },
    { icon: 'user', title: t('footer.adviceTitle'), text: t('footer.adviceText') },
  ];
  return (
    <aside className={styles.band}>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.title} className={styles.service}>
            <span className={styles.sign}>
              <Icon name={service.icon} size="l" />
            </span>
            <span>
              <strong className={styles.title}>{service.title}</strong>
              <span className={styles.text}>{service.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
};
