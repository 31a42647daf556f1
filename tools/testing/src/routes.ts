/** What a server says of its routes: a tree, four characters a level, each leaf with its methods. */
type Routed = { readonly printRoutes: (options: { readonly commonPrefix: false }) => string };

export type ChangingRoute = { readonly method: 'POST' | 'PUT' | 'DELETE'; readonly path: string };

const LEAF = /^(?<indent>[│ ]*)[├└]── (?<part>\S+) \((?<methods>[A-Z, ]+)\)$/;
const CHANGING = ['POST', 'PUT', 'DELETE'] as const;

/** Every route of a server that may change something, so that a test of all of them cannot forget a new one. Parameters stand as `:name`. */
export const changingRoutes = (app: Routed): readonly ChangingRoute[] => {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const { indent, part, methods } = LEAF.exec(line)?.groups ?? {};
      if (indent === undefined || part === undefined || methods === undefined) return [];
      const level = indent.length / 4;
      above.length = level;
      above.push(part);
      const path = above.join('');
      return CHANGING.filter((method) => methods.split(', ').includes(method)).map((method) => ({
        method,
        path,
      }));
    });
};
