import { unreachable } from '@materia/domain-kernel';
import type { PathTo } from './routes.ts';

/** The path of a content page: at the root of the shop, below /page/ or in the blog. */
export const contentPath = (
  to: PathTo,
  { place, identifier }: { readonly place: 'root' | 'page' | 'blog'; readonly identifier: string },
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
