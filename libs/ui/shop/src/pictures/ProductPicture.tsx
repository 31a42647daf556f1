import { Picture } from '@materia/ui-design-system';
import { PLAIN_SIZE, pictureSrc, type PictureWidth } from './picture-src.ts';
import styles from './ProductPicture.module.css';

export type ProductPictureProps = {
  /** Its URL without size. */
  readonly picture: string;
  /** Empty where the product's name is next to it. */
  readonly alt: string;
  /**
   * `card` in lists, `line` and the smaller `thumb` in carts and orders, `page` on the product
   * page, `zoom` in its enlarged view.
   */
  readonly use: keyof typeof USES;
  /** High loading priority: one per page. */
  readonly priority?: boolean;
  /** Above the fold of a listing. */
  readonly eager?: boolean;
};

type Use = { readonly widths: readonly [PictureWidth, ...PictureWidth[]]; readonly sizes: string };

const USES = {
  thumb: { widths: [80, 160], sizes: '56px' },
  line: { widths: [80, 160, 240], sizes: '96px' },
  card: { widths: [160, 240, 480], sizes: '(width >= 961px) 240px, 45vw' },
  zoom: { widths: [640, 800, 1200], sizes: '(width >= 961px) 900px, 100vw' },
  page: { widths: [320, 400, 640, 800], sizes: '(width >= 961px) 560px, 100vw' },
} as const satisfies Readonly<Record<string, Use>>;

/** A product picture on white. */
export const ProductPicture = ({
  picture,
  alt,
  use,
  priority = false,
  eager = false,
}: ProductPictureProps) => {
  const { widths, sizes }: Use = USES[use];
  return (
    <span className={styles.frame}>
      <Picture
        srcOfWidth={(width: PictureWidth) => pictureSrc(picture, width)}
        widths={widths}
        plainWidth={PLAIN_SIZE}
        sizes={sizes}
        alt={alt}
        width={PLAIN_SIZE}
        height={PLAIN_SIZE}
        loading={eager ? 'eager' : 'lazy'}
        priority={priority}
      />
    </span>
  );
};
