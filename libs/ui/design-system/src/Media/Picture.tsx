import { useEffect, useRef, useState } from 'react';
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
  /** Shown instead when the picture cannot be loaded (SHL-20). */
  readonly fallbackSrc?: string | undefined;
  readonly fit?: 'contain' | 'cover';
  readonly className?: string | undefined;
};

/** A picture that keeps its place, comes in the right size, and gives way to another when it fails. */
export const Picture = <Width extends number>(props: PictureProps<Width>) => {
  const { srcOfWidth, widths, plainWidth = widths[0], sizes, alt, width, height, loading = 'lazy', priority = false, fallbackSrc, fit = 'contain', className } = props;
  const image = useRef<HTMLImageElement>(null);
  const src = srcOfWidth(plainWidth);
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = fallbackSrc !== undefined && failedSrc === src;

  // A picture may have failed before the scripts ran: nobody heard its error then.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <img
      ref={image}
      src={failed ? fallbackSrc : src}
      srcSet={failed ? undefined : widths.map((each) => `${srcOfWidth(each)} ${each}w`).join(', ')}
      sizes={failed ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : loading}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={classNames(styles.picture, styles[fit], className)}
      onError={() => setFailedSrc(src)}
    />
  );
};
