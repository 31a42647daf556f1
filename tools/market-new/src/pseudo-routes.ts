import type { Market, RoutePattern } from '@materia/market-model';
import { pseudoSegment } from './pseudo.ts';

type Paths = Pick<RoutePattern, 'canonical' | 'aliases'>;

const segmentsOf = (path: string): readonly string[] => path.split('/');
const allPaths = ({ canonical, aliases }: Paths): readonly string[] => [canonical, ...aliases];

/**
 * The addresses of the first market in pseudo words. Parameters and words that other markets use in
 * the same address are not words of its language and stay.
 */
export const pseudoRoutes = ([first, ...others]: readonly Market[]): Readonly<
  Record<string, Paths>
> => {
  const theirs = others.map(({ routes }) => new Map<string, Paths>(Object.entries(routes)));
  const translated = (name: string) => {
    const shared = new Set(
      theirs.flatMap((routes) => {
        const route = routes.get(name);
        return route === undefined ? [] : allPaths(route).flatMap(segmentsOf);
      }),
    );
    return (path: string): string =>
      segmentsOf(path)
        .map((segment) =>
          segment.startsWith(':') || shared.has(segment) ? segment : pseudoSegment(segment),
        )
        .join('/');
  };
  return Object.fromEntries(
    Object.entries<Paths>(first?.routes ?? {}).map(([name, { canonical, aliases }]) => {
      const path = translated(name);
      return [name, { canonical: path(canonical), aliases: aliases.map(path) }];
    }),
  );
};
