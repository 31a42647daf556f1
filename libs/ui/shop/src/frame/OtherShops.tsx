import styles from './SiteFooter.module.css';

/**
 * `name` is the country's name in its own language (`locale`), so that its residents recognise it
 * in every market.
 */
export type OtherShopLink = {
  readonly locale: string;
  readonly name: string;
  readonly href: string;
};

/** Plain anchors: another shop is another site, outside this router. */
export const OtherShops = ({ shops }: { readonly shops: readonly OtherShopLink[] }) =>
  shops.length > 0 && (
    <ul className={styles.shops}>
      {shops.map(({ locale, name, href }) => (
        <li key={locale}>
          <a href={href} hrefLang={locale} lang={locale} className={styles.link}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
