import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text changed in one market must touch the storefront of that market and no other, even in the market that all follow. */
export const checkAffected = (root: string): readonly string[] => {
  const ids = readdirSync(join(root, 'libs/market')).filter(
    (name) => !['all', 'model'].includes(name),
  );
  const model = readFileSync(join(root, 'libs/market/model/src/market-texts.ts'), 'utf8');
  const followed = ids.find((id) => model.includes(`@materia/market-${id}/texts`));
  const follower = ids.find((id) => id !== followed);
  if (followed === undefined || follower === undefined)
    return ['There is no market that others follow'];
  return [followed, follower].flatMap((id) => {
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
  });
};
