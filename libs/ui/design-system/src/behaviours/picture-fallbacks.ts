/** Replaces every picture that fails to load by its fallback. */
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
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fallback]'))
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
};

const replace = (picture: HTMLImageElement): void => {
  const { fallback } = picture.dataset;
  if (fallback === undefined || picture.getAttribute('src') === fallback) return;
  picture.removeAttribute('srcset');
  picture.src = fallback;
};
