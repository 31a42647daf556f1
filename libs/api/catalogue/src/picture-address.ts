/** The address of a picture without its size; the catalogue names pictures as files, the shop serves them by name. */
export const pictureAddress = (marketId: string, image: string): string =>
  `/media/${marketId}/${encodeURIComponent(image.replace(/\.\w+$/, ''))}`;
