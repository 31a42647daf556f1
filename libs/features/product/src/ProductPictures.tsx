import type { Product } from '@materia/api-catalogue';
import { Dialog, DialogButton } from '@materia/ui-design-system';
import { DrawnOnce, ProductPicture, useText } from '@materia/ui-shop';
import { pictureAlt } from './picture-alt.ts';
import styles from './ProductPictures.module.css';

const ZOOM_ID = 'zoom';
const idOf = (index: number): string => `view-${index + 1}`;

export type ProductPicturesProps = {
  readonly name: string;
  readonly pictures: readonly string[];
  /** What the pictures after the first one show, if it is known. */
  readonly views: Product['views'];
};

/**
 * The pictures of a product: a row of which one is in view, small ones that lead to each, and the
 * same at window size in a dialog. No script is needed: rows are swiped or scrolled with the arrow
 * keys, small pictures are links into the row, the button opens the dialog natively, a checkbox
 * doubles the size, pinch zoom works as usual, and Escape closes the dialog.
 */
export const ProductPictures = ({ name, pictures, views }: ProductPicturesProps) => {
  const t = useText();
  const isRow = pictures.length > 1;
  const altOf = (index: number): string => pictureAlt(t, { name, pictures, views }, index);
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be reachable by keyboard (WCAG 2.1.1). */}
      <ul
        aria-label={t('product.pictures')}
        className={styles.pictures}
        {...(isRow && { tabIndex: 0 })}
      >
        {pictures.map((picture, index) => (
          <li key={picture} id={idOf(index)} className={styles.picture}>
            <ProductPicture
              picture={picture}
              alt={altOf(index)}
              use="page"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {isRow && (
        <ul className={styles.small}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a href={`#${idOf(index)}`} className={styles.choice} data-view="">
                <ProductPicture picture={picture} alt={altOf(index)} use="thumb" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <DrawnOnce facts={['zoom', name, pictures]}>
        <DialogButton
          dialogId={ZOOM_ID}
          variant="secondary"
          size="s"
          icon="search"
          className={styles.open}
        >
          {t('productMore.zoom')}
        </DialogButton>
        <Dialog id={ZOOM_ID} title={name} closeLabel={t('common.close')} size="l">
          <label className={styles.larger}>
            <input type="checkbox" /> {t('productMore.larger')}
          </label>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable row must be reachable by keyboard (WCAG 2.1.1). */}
          <ul className={styles.large} aria-label={t('product.pictures')} tabIndex={0}>
            {pictures.map((picture, index) => (
              <li key={picture} className={styles.slide}>
                <ProductPicture picture={picture} alt={altOf(index)} use="zoom" />
                {pictures.length > 1 && (
                  <p className={styles.count}>
                    {t('productMore.pictureOf', { number: index + 1, count: pictures.length })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Dialog>
      </DrawnOnce>
    </div>
  );
};
