export {
  type CmsBlock,
  type CmsPage,
  type CmsPageSummary,
  type CmsQuestion,
  type CmsSlide,
} from './content.ts';
export {
  cmsStore,
  fetchCategoryBlocks,
  fetchCmsBlock,
  fetchCmsPage,
  fetchCmsPages,
  fetchCmsSlides,
} from './content-calls.ts';
