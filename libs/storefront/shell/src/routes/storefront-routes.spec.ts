import { existsSync } from 'node:fs';
import { markets } from '@materia/testing/markets';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addressReader } from './address.ts';
import { storefrontRoutes } from './storefront-routes.ts';

const samples = [
  '/',
  '/budowa/',
  '/budowa/cement/',
  '/a/b/c/',
  '/a/b/c/d/',
  '/cement-25-kg-ref100234.html',
  '/checkout/cart',
  '/checkout/shippings',
  '/customer/account',
  '/customer/orders/',
  '/customer/orders/details/12',
];

describe.each(markets.map((market) => [market.id, market] as const))(
  'the routes of %s',
  (_, market) => {
    const routes = storefrontRoutes(market);
    const objects: RouteObject[] = routes.map((row): RouteObject =>
      row.index === true
        ? { id: row.id ?? '', index: true }
        : { id: row.id ?? '', path: row.path ?? '', caseSensitive: row.caseSensitive ?? false },
    );
    const read = addressReader(market.routes);

    it('have a module for every page', () =>
      expect(routes.filter(({ file }) => !existsSync(file))).toEqual([]));
    it('have the same names as those of every other market (MKT-06)', () => {
      expect(routes.map(({ id }) => id)).toEqual(storefrontRoutes(markets[0]).map(({ id }) => id));
    });
    it.each([
      ...samples,
      market.routes.stores.canonical,
      market.routes.store.canonical.replace(':storeName', 'poznan'),
      market.routes.search.canonical,
      market.routes.login.canonical,
    ])('match %s with the page that the path resolver returns (RTE-08, RTE-18)', (path) => {
      const destination = read(path);
      expect(matchRoutes(objects, path)?.at(-1)?.route.id).toBe(
        destination.kind === 'page' ? destination.name : expect.unreachable(),
      );
    });
    it('are case-sensitive', () =>
      expect(matchRoutes(objects, '/CHECKOUT/cart')?.at(-1)?.route.id).not.toBe('cart'));
  },
);
