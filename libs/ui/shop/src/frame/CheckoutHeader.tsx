import { Icon, Link } from '@materia/ui-design-system';
import { phoneHref } from '../store/phone-href.ts';
import { useShop } from '../provider/ShopProvider.tsx';
import styles from './CheckoutFrame.module.css';
import { Wordmark } from './Wordmark.tsx';

/** The header of the checkout: the shop, that the purchase is secure, and whom to call. Nothing leads away from it. */
export const CheckoutHeader = () => {
  const { market, t, to } = useShop();
  const { phone } = market.company;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link
          href={to('home')}
          variant="bare"
          className={styles.home}
          aria-label={`Materia, ${t('common.home')}`}
        >
          <Wordmark />
        </Link>
        <p className={styles.secure}>
          <Icon name="lock" />
          {t('header.securePurchase')}
        </p>
        <Link href={phoneHref(phone)} variant="bare" className={styles.phone}>
          <Icon name="phone" />
          <span>
            <span className={styles.help}>{t('header.purchaseHelp')} </span>
            <span className={styles.number}>{phone}</span>
          </span>
        </Link>
      </div>
    </header>
  );
};
