import { Icon, type IconName } from '@materia/ui-design-system';
import { DRIVE_WITHIN_HOURS } from '@materia/domain-promise';
import { useShop } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import styles from './PreFooter.module.css';

export type PreFooterProps = {
  /** The number of products in the shop; 0 if it is not known. */
  readonly products: number;
};

type Service = { readonly icon: IconName; readonly title: string; readonly text: string };

/** The shop's promises, above the footer of home, product, comparison and cart. */
export const PreFooter = ({ products }: PreFooterProps) => {
  const { market, t } = useShop();
  const { number } = useFormats();
  const references = roundedBelow(products);
  const services: readonly Service[] = [
    {
      icon: 'return',
      title: t('footer.returnTitle', { days: market.settings.returnDays }),
      text: t('footer.returnText'),
    },
    {
      icon: 'store',
      title: t('footer.driveTitle', { hours: DRIVE_WITHIN_HOURS }),
      text: t('footer.driveText'),
    },
    ...(references === 0
      ? []
      : [
          {
            icon: 'box',
            title: t('footer.rangeTitle'),
            text: t('footer.rangeText', { references: number(references) }),
          } as const,
        ]),
    { icon: 'user', title: t('footer.adviceTitle'), text: t('footer.adviceText') },
  ];
  return (
    <aside aria-label={t('footer.promises')} className={styles.band}>
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

/**
 * The largest number with two significant digits that is smaller, for "more than …": 214,381 is
 * more than 210,000.
 */
const roundedBelow = (count: number): number => {
  if (count <= 1) return 0;
  const step = 10 ** Math.max(0, String(count - 1).length - 2);
  return Math.floor((count - 1) / step) * step;
};
