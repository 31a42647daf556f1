/**
 * A Fastify server, whose `printRoutes` returns a tree indented by four characters per level with
 * the methods at each leaf.
 */
type RouteSource = { readonly printRoutes: (options: { readonly commonPrefix: false }) => string };

export type ChangingRoute = {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
};

const LEAF = /^(?<indent>[│ ]*)[├└]── (?<part>\S+) \((?<methods>[A-Z, ]+)\)$/;
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Every route with a method that may change data, so that tests over all of them include new ones.
 * Parameters appear as `:name`, by the first name where routes name one differently.
 */
export const changingRoutes = (app: RouteSource): readonly ChangingRoute[] => {
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
      const path = above.join('').replaceAll(/(:\w+)(?:\|:\w+)+/g, '$1');
      return CHANGING.filter((method) => methods.split(', ').includes(method)).map((method) => ({
        method,
        path,
      }));
    });
};
