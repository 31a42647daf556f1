import { Button, ButtonLink, IconButton, Text } from '@materia/ui-design-system';
import { MOST_COMPARED } from '@materia/domain-comparison';
import { COMPARISON_FORMS } from '../forms/comparison-forms.ts';
import { HiddenFields } from '../forms/HiddenFields.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { CompareForm } from './CompareForm.tsx';
import styles from './CompareTray.module.css';

export type CompareTrayProps = {
  /** In the order in which they were added. */
  readonly products: readonly {
    readonly sku: string;
    readonly name: string;
    readonly picture: string;
  }[];
  /** The page to return to. */
  readonly returnTo: string;
};

/** The products in the comparison, at the foot of the window of pages where more can be added. */
export const CompareTray = ({ products, returnTo }: CompareTrayProps) => {
  const t = useText();
  const page = usePath()('comparator');
  return (
    <aside aria-label={t('comparator.tray')} className={styles.tray} data-compare-tray="">
      <div className={styles.row}>
        <Text as="p" size="s" weight="strong" className={styles.count}>
          <span className={styles.title}>{t('comparator.tray')}: </span>
          {t('comparator.trayCount', { compared: products.length, most: MOST_COMPARED })}
        </Text>
        <CompareForm intent="remove" returnTo={returnTo}>
          <ul className={styles.products}>
            {products.map(({ sku, name, picture }) => (
              <li key={sku} className={styles.product}>
                <span className={styles.picture}>
                  <ProductPicture picture={picture} alt={name} use="thumb" eager />
                </span>
                <span className={styles.remove}>
                  <IconButton
                    type="submit"
                    icon="close"
                    name={COMPARISON_FORMS.remove.names.sku}
                    value={sku}
                    label={t('comparator.removeNamed', { product: name })}
                  />
                </span>
              </li>
            ))}
          </ul>
        </CompareForm>
        <div className={styles.actions}>
          <ButtonLink href={page} size="s">
            {t('comparator.open')}
          </ButtonLink>
          <form method="post" action={page} data-stays="">
            <HiddenFields form={COMPARISON_FORMS.clear} values={{ returnTo }} />
            <span className={styles.clear}>
              <Button type="submit" variant="quiet" size="s" icon="trash">
                {t('comparator.clear')}
              </Button>
            </span>
          </form>
        </div>
      </div>
    </aside>
  );
};
