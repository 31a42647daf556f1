import { markets } from '@materia/market-all';
import { expect, it } from 'vitest';
import { generatorHash } from './generator-hash.ts';

it('changes with the market’s routes and is otherwise stable', () => {
  const [{ routes }] = markets;
  const { cart } = routes;
  expect(generatorHash({ ...routes })).toBe(generatorHash(routes));
  expect(generatorHash({ ...routes, cart: { ...cart, canonical: `${cart.canonical}x` } })).not.toBe(
    generatorHash(routes),
  );
});
