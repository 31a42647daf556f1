import type { CmsPageSummary } from '@materia/api-content';
import { unreachable } from '@materia/domain-kernel';
import type { PathTo } from '@materia/market-model';

/** The canonical path of a content page. */
export const contentPath = (
  to: PathTo,
  { place, identifier }: Pick<CmsPageSummary, 'place' | 'identifier'>,
): string => {
  switch (place) {
    case 'root':
      return to('contentPage', { pageName: identifier });
    case 'page':
      return to('cmsPage', { pageName: identifier });
    case 'blog':
      return to('blogPost', { postName: identifier });
    default:
      return unreachable(place);
  }
};
