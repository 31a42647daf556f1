import { type AreaPages, type PageDeclaration, sharedPage } from '@materia/page-request/pages';

/** An editorial page. */
const content = {
  module: 'content/src/content-page.route.tsx',
  texts: ['content'],
  ...sharedPage,
  query: [],
} as const satisfies PageDeclaration;

export const contentPages = {
  contentPage: content,
  cmsPage: content,
  cmsPageBare: { ...content, module: 'content/src/bare-page.route.tsx', isBare: true },
  faq: content,
  services: content,
  terms: content,
  privacy: content,
  legalNotice: content,
  pickupConditions: content,
  withdrawalForm: content,
  accessibility: content,
  blog: { ...content, module: 'content/src/blog.route.tsx' },
  blogPost: content,
} as const satisfies AreaPages;
