import { Disclosure, Link } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import styles from './CheckoutFrame.module.css';

/** What a purchase has to name in law. */
const LAW_PAGES = ['terms', 'pickupConditions', 'privacy', 'legalNotice'] as const;

/** The footer of the checkout: the conditions of the purchase, and the seller's identity as required by law. */
export const CheckoutFooter = ({ year }: { readonly year: string }) => {
  const { market, t, to } = useShop();
  return (
    <footer className={styles.footer}>
      <div className={styles.end}>
        <ul className={styles.links}>
          {LAW_PAGES.map((name) => (
            <li key={name}>
              <Link href={to(name)} className={styles.link}>
                {t(`footer.${name}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link href={to('cookieSettings')} className={styles.link}>
              {t('footer.cookies')}
            </Link>
          </li>
        </ul>
        <Disclosure summary={t('footer.legal')} look="inline">
          <dl className={styles.facts}>
            {market.legalFacts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        <p>{t('footer.rights', { year })}</p>
      </div>
    </footer>
  );
};
