/** The URL of an image without its size; the catalogue names images as files, the shop serves them by name. */
export const pictureUrl = (marketId: string, image: string): string =>
  `/media/${marketId}/${encodeURIComponent(image.replace(/\.\w+$/, ''))}`;
