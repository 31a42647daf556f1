import type { AreaResponses } from '../handlers.ts';

export const mediaResponses: AreaResponses<'Pictures'> = {
  readPicture: () => ({ reply: new Blob(['picture'], { type: 'image/webp' }) }),
  readEnergyLabel: () => ({ reply: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }),
};
