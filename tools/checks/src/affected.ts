import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A text change in one market must affect only that market's storefront, even in the market whose
 * texts define the types.
 */
export const checkAffected = (root: string): readonly string[] => {
  const ids = readdirSync(join(root, 'libs/market')).filter(
    (name) => !['all', 'model'].includes(name),
  );
  const model = readFileSync(join(root, 'libs/market/model/src/market-texts.ts'), 'utf8');
  const reference = ids.find((id) => model.includes(`@materia/market-${id}/texts`));
  const other = ids.find((id) => id !== reference);
  if (reference === undefined || other === undefined)
    return ['No market defines the types of the texts'];
  return [reference, other].flatMap((id) => {
    const affected = execFileSync(
      'nx',
      ['show', 'projects', '--affected', `--files=libs/market/${id}/src/texts/cart.ts`],
      { cwd: root, encoding: 'utf8' },
    );
    const storefronts = ids.filter((market) =>
      affected.split('\n').includes(`@materia/app-storefront-${market}`),
    );
    return storefronts.length === 1 && storefronts[0] === id
      ? []
      : [`A text of market ${id} affects the storefronts ${storefronts.join(', ')}`];
  });
};
