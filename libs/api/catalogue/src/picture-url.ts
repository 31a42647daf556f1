import { callPath, mediaCalls } from '@materia/api-contract';

/**
 * The URL of an image without its size; the catalogue names images as files, the shop serves them
 * by name.
 */
export const pictureUrl = (marketId: string, image: string): string =>
  callPath(mediaCalls.readPicture, {
    params: { market: marketId, name: image.replace(/\.\w+$/, '') },
  });
