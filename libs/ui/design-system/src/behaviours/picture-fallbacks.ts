/**
 * Replaces every picture that fails to load by the one whose URL is in `data-picture-fallback` of
 * the body.
 */
export const startPictureFallbacks = (): void => {
  // Error events do not bubble, so listen in the capture phase.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
  // A picture may have failed before scripts ran, when nothing was listening yet.
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
};

const replace = (picture: HTMLImageElement): void => {
  const { pictureFallback } = document.body.dataset;
  if (pictureFallback === undefined || picture.getAttribute('src') === pictureFallback) return;
  picture.removeAttribute('srcset');
  picture.src = pictureFallback;
};
