import { aCmsBlock, aCmsPage, aCmsSlide } from '../builders/content.ts';
import type { AreaResponses } from '../handlers.ts';

export const contentResponses: AreaResponses<'Content'> = {
  readCmsPage: () => ({ reply: { data: [aCmsPage()] } }),
  listCmsPages: () => ({ reply: { data: [aCmsPage()] } }),
  readCmsBlock: () => ({ reply: { data: [aCmsBlock()] } }),
  listCmsBlocks: () => ({ reply: { data: [aCmsBlock()] } }),
  readCmsSlider: () => ({ reply: { data: [aCmsSlide()] } }),
};
