import { markets } from '@materia/market-all';
import { expect, it } from 'vitest';
import { generatorHash } from './generator-hash.ts';

it('changes with the market’s routes and identity and is otherwise stable', () => {
  const [{ routes, company, legalFacts, settings }] = markets;
  const shop = { routes, company, legalFacts, settings };
  const { cart } = routes;
  expect(generatorHash({ ...shop })).toBe(generatorHash(shop));
  const moved = { ...routes, cart: { ...cart, canonical: `${cart.canonical}x` } };
  const renamed = { ...company, legalName: 'Another' };
  for (const changed of [
    { ...shop, routes: moved },
    { ...shop, company: renamed },
  ])
    expect(generatorHash(changed)).not.toBe(generatorHash(shop));
});
