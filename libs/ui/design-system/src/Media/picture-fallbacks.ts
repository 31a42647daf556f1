import { useEffect } from 'react';

/**
 * Gives every picture of the page that cannot be loaded the one that stands in for it (SHL-20). One listener for the
 * page: it serves pictures that no component looks after, too.
 */
export const usePictureFallbacks = (): void => {
  useEffect(() => {
    const onError = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Errors do not rise: they are heard on their way down.
    addEventListener('error', onError, true);
    // A picture may have failed before the scripts ran: nobody heard its error then.
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
