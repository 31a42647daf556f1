/** Managed content (area 06). A store without its own content shows that of store 42. */
export const contentCalls = {
  readCmsPage: {
    method: 'GET',
    path: '/cms/page/:storeId/:identifier',
    credential: 'public',
    summary: 'A content page with its questions',
    refusals: ['not-found'],
  },
  listCmsPages: {
    method: 'GET',
    path: '/cms/pages/:storeId',
    credential: 'public',
    summary: 'Published content pages of a section, in their order',
    refusals: [],
  },
  readCmsBlock: {
    method: 'GET',
    path: '/cms/block/:storeId/:identifier',
    credential: 'public',
    summary: 'A block of content for the group of the caller',
    refusals: ['not-found'],
  },
  listCmsBlocks: {
    method: 'GET',
    path: '/cms/block/category/:categoryId/context/:context',
    credential: 'public',
    summary: 'The blocks of a category in a context, for the group of the caller',
    refusals: [],
  },
  readCmsSlider: {
    method: 'GET',
    path: '/cms/slider/:storeId/:identifier',
    credential: 'public',
    summary: 'The slides of a slider, for the group of the caller',
    refusals: ['not-found'],
  },
} as const;
