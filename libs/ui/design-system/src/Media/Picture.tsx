import { classNames } from '../class-names.ts';
import styles from './Picture.module.css';

export type PictureProps<Width extends number = number> = {
  /** URL of the picture at a given width in pixels. */
  readonly srcOfWidth: (width: Width) => string;
  /** Available widths, narrowest first. */
  readonly widths: readonly [NoInfer<Width>, ...NoInfer<Width>[]];
  /** The width for clients that ignore `srcset`; the narrowest by default. */
  readonly plainWidth?: NoInfer<Width>;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Empty when the adjacent text says the same. */
  readonly alt: string;
  /** The aspect ratio reserved before the picture loads. */
  readonly width: number;
  readonly height: number;
  /** `eager` for pictures above the fold; `priority` for one per page. */
  readonly loading?: 'lazy' | 'eager';
  readonly priority?: boolean;
  readonly fit?: 'contain' | 'cover';
  readonly className?: string | undefined;
};

/**
 * A responsive picture that reserves its space; with `startPictureFallbacks` the page's fallback
 * replaces it when it fails to load.
 */
export const Picture = <Width extends number>(props: PictureProps<Width>) => {
  const {
    srcOfWidth,
    widths,
    plainWidth = widths[0],
    sizes,
    alt,
    width,
    height,
    loading = 'lazy',
    priority = false,
    fit = 'contain',
    className,
  } = props;
  return (
    <img
      src={srcOfWidth(plainWidth)}
      srcSet={widths.map((each) => `${srcOfWidth(each)} ${each}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : loading}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.picture, styles[fit], className)}
    />
  );
};
