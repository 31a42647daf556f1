import { Icon, Link } from '@materia/ui-design-system';
import { useShop } from '../provider/ShopProvider.tsx';
import type { MenuDepartment } from './DepartmentMenu.tsx';
import { OtherShops, type OtherShopLink } from './OtherShops.tsx';
import styles from './SiteFooter.module.css';
import { Wordmark } from './Wordmark.tsx';

export type SiteFooterProps = {
  readonly departments: readonly MenuDepartment[];
  /** Four digits, for the copyright line. */
  readonly year: string;
  /** Customers are not invited to create an account. */
  readonly isSignedIn?: boolean;
  /** False in a shop without vendors. */
  readonly hasVendors?: boolean;
  /** False where the app around the page leads through the shop. */
  readonly hasLinks?: boolean;
  /** The shops of the other markets. */
  readonly otherShops?: readonly OtherShopLink[];
};

/** The page footer: links, and the seller's identity as required by law. */
export const SiteFooter = ({
  departments,
  year,
  isSignedIn = false,
  hasVendors = true,
  hasLinks = true,
  otherShops = [],
}: SiteFooterProps) => {
  const { market, t } = useShop();
  return (
    <footer className={styles.footer}>
      <div className={styles.frame}>
        <div className={styles.columns}>
          {hasLinks && (
            <FooterLinks
              departments={departments}
              isSignedIn={isSignedIn}
              hasVendors={hasVendors}
            />
          )}
          <section>
            <h2 className={styles.title}>{t('footer.legal')}</h2>
            <dl className={styles.facts}>
              {market.legalFacts.map((fact) => (
                <div key={fact.label} className={styles.fact}>
                  <dt>{fact.label}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
            <ul>
              {market.legalLinks.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={styles.link} rel="external noopener">
                    {link.label}
                    <Icon name="external-link" size="s" />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className={styles.end}>
          <Wordmark />
          <OtherShops shops={otherShops} />
          <p>{t('footer.rights', { year })}</p>
        </div>
      </div>
    </footer>
  );
};

const FooterLinks = ({
  departments,
  isSignedIn,
  hasVendors,
}: Required<Pick<SiteFooterProps, 'departments' | 'isSignedIn' | 'hasVendors'>>) => {
  const { t, to } = useShop();
  return (
    <>
      <Column
        title={t('footer.shopping')}
        links={departments.map(({ name, path }) => ({ name, href: path }))}
      />
      <Column
        title={t('footer.customerSpace')}
        links={[
          { name: t('header.stores'), href: to('stores') },
          { name: t('header.myAccount'), href: to('account') },
          { name: t('footer.myOrders'), href: to('orders') },
          ...(isSignedIn ? [] : [{ name: t('footer.createAccount'), href: to('register') }]),
          { name: t('common.cart'), href: to('cart') },
          { name: t('footer.cookies'), href: to('cookieSettings') },
        ]}
      />
      <Column
        title={t('footer.help')}
        links={[
          { name: t('footer.services'), href: to('services') },
          { name: t('footer.faq'), href: to('faq') },
          { name: t('footer.pickupConditions'), href: to('pickupConditions') },
          { name: t('footer.withdrawalForm'), href: to('withdrawalForm') },
          { name: t('footer.terms'), href: to('terms') },
          { name: t('footer.privacy'), href: to('privacy') },
          { name: t('footer.legalNotice'), href: to('legalNotice') },
          { name: t('footer.accessibility'), href: to('accessibility') },
        ]}
      />
      <Column
        title={t('footer.discover')}
        links={[
          { name: t('footer.planner'), href: to('planner') },
          { name: t('footer.brands'), href: to('brands') },
          ...(hasVendors ? [{ name: t('footer.vendors'), href: to('vendors') }] : []),
          { name: t('footer.newsletter'), href: to('newsletter') },
          { name: t('footer.sitemap'), href: to('sitemap', { sitemapId: 'category' }) },
          { name: t('footer.reportContent'), href: to('reportIllicitContent') },
        ]}
      />
    </>
  );
};

const Column = ({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} variant="quiet" className={styles.link}>
            {link.name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
