import { Dialog, DialogButton } from '@materia/ui-design-system';
import { ProductPicture, useText } from '@materia/ui-shop';
import styles from './Pictures.module.css';

const ZOOM_ID = 'zoom';

export type PicturesProps = { readonly name: string; readonly pictures: readonly string[] };

/**
 * The pictures of a product, and the same as large as the window in a dialog. Nothing of it needs a script: the button
 * opens the dialog by itself, pictures side by side are swiped or moved with the arrow keys, a box doubles their size,
 * fingers pinch as everywhere, and Escape leads back.
 */
export const Pictures = ({ name, pictures }: PicturesProps) => {
  const t = useText();
  const altOf = (index: number): string =>
    pictures.length === 1 ? name : t('product.picture', { product: name, number: index + 1 });
  return (
    <div className={styles.place}>
      <ul aria-label={t('product.pictures')} className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture} className={styles.picture}>
            <ProductPicture
              picture={picture}
              alt={altOf(index)}
              use="page"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reached by keyboard (WCAG 2.1.1). */}
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
    </div>
  );
};
