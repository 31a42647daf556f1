import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A text changed in one market must touch the storefront of that market and no other. */
export const checkAffected = (root: string): readonly string[] => {
  const ids = readdirSync(join(root, 'libs/market')).filter(
    (name) => !['all', 'model'].includes(name),
  );
  const [id] = ids;
  if (id === undefined) return ['There is no market'];
  const touched = execFileSync(
    'nx',
    ['show', 'projects', '--affected', `--files=libs/market/${id}/src/texts/cart.ts`],
    { cwd: root, encoding: 'utf8' },
  );
  const storefronts = ids.filter((other) =>
    touched.split('\n').includes(`@materia/app-storefront-${other}`),
  );
  return storefronts.length === 1 && storefronts[0] === id
    ? []
    : [`A text of market ${id} touches the storefronts ${storefronts.join(', ')}`];
};
