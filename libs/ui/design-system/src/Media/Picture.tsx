import { classNames } from '../class-names.ts';
import styles from './Picture.module.css';

export type PictureProps<Width extends number = number> = {
  /** Address of the picture at a given width in pixels. */
  readonly srcOfWidth: (width: Width) => string;
  /** Widths on offer, narrowest first. */
  readonly widths: readonly [NoInfer<Width>, ...NoInfer<Width>[]];
  /** The one for browsers and readers that cannot choose; the narrowest unless told. */
  readonly plainWidth?: NoInfer<Width>;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Empty when the words beside it say the same. */
  readonly alt: string;
  /** The shape kept free before the picture arrives. */
  readonly width: number;
  readonly height: number;
  /** `eager` for what is seen first; one per page with `priority`. */
  readonly loading?: 'lazy' | 'eager';
  readonly priority?: boolean;
  /** Shown instead when the picture cannot be loaded (SHL-20), once scripts run. */
  readonly fallbackSrc?: string | undefined;
  readonly fit?: 'contain' | 'cover';
  readonly className?: string | undefined;
};

/** A picture that keeps its place and comes in the right size; with `usePictureFallbacks` it gives way to another when it fails. */
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
    fallbackSrc,
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
      data-fallback={fallbackSrc}
      className={classNames(styles.picture, styles[fit], className)}
    />
  );
};
