import { Breadcrumb, Container, Heading, Link, Stack } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import listStyles from '../CategoryView.module.css';
import { ProductList } from '../ProductList.tsx';
import type { BrandFacts } from './brand.loader.ts';
import { BrandLogo } from './BrandLogo.tsx';
import styles from './Brands.module.css';

/** The products of a brand, optionally of one category only. */
export const BrandView = ({
  name,
  urlKey,
  logo,
  shelves,
  shelf,
  list,
}: Omit<BrandFacts, 'origin'>) => {
  const t = useText();
  const to = usePath();
  const brandPath = to('brand', { brandKey: urlKey });
  const above = [
    { label: t('common.home'), href: to('home') },
    { label: t('brands.heading'), href: to('brands') },
  ];
  return (
    <Container className={styles.below}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('brands.breadcrumbs')}
          items={
            shelf === undefined
              ? [...above, { label: name }]
              : [...above, { label: name, href: brandPath }, { label: shelf.name }]
          }
        />
        <div className={styles.head}>
          <BrandLogo logo={logo} />
          <Heading level={1}>
            {shelf === undefined
              ? name
              : t('brands.shelfHeading', { brand: name, category: shelf.name })}
          </Heading>
        </div>
        {shelf === undefined && shelves.length > 1 && (
          <nav aria-label={t('brands.categories', { brand: name })}>
            <ul className={listStyles.children}>
              {shelves.map((one) => (
                <li key={one.urlKey}>
                  <Link
                    href={to('brandCategory', { brandKey: urlKey, categoryKey: one.urlKey })}
                    variant="bare"
                    className={listStyles.child}
                  >
                    {one.name} <span className={listStyles.count}>{one.productCount}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ProductList
          list={list}
          path={
            shelf === undefined
              ? brandPath
              : to('brandCategory', { brandKey: urlKey, categoryKey: shelf.urlKey })
          }
        />
      </Stack>
    </Container>
  );
};
