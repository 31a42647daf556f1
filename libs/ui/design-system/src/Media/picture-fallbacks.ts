import { useEffect } from 'react';

/**
 * Replaces every picture that fails to load by its fallback. A single listener for the
 * page also covers pictures in static regions.
 */
export const usePictureFallbacks = (): void => {
  useEffect(() => {
    const onError = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Error events do not bubble, so listen in the capture phase.
    addEventListener('error', onError, true);
    // A picture may have failed before scripts ran, when nothing was listening yet.
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
      if (picture.complete && picture.naturalWidth === 0) replace(picture);
    return () => removeEventListener('error', onError, true);
  }, []);
};

const replace = (picture: HTMLImageElement): void => {
  const { fallback } = picture.dataset;
  if (fallback === undefined || picture.getAttribute('src') === fallback) return;
  picture.removeAttribute('srcset');
  picture.src = fallback;
};
