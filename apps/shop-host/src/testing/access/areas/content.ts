import type { PublicRead } from './access-row.ts';

export const contentReads = [
  'readCmsPage',
  'listCmsPages',
  'readCmsBlock',
  'listCmsBlocks',
  'readCmsSlider',
] as const satisfies readonly PublicRead<'Content'>[];
