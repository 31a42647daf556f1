import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locatePostcode, parsePostcode } from '@materia/domain-contact';
import { distanceKm, type Position } from '@materia/domain-stores';
import type { Result } from '@materia/domain-kernel';
import { marketById } from '@materia/market-all';
import { describe, expect, it } from 'vitest';
import { DEMO_MARKETS } from './index.ts';

/**
 * Known codes (`code;place;latitude;longitude`, GeoNames, CC BY 4.0) and texts that are no code of
 * the country, one a line.
 */
const SAMPLES = join(import.meta.dirname, 'samples');
const linesOf = (name: string): readonly string[] =>
  readFileSync(join(SAMPLES, name), 'utf8').trimEnd().split('\n');

const markets = Object.entries(DEMO_MARKETS)
  .filter(([id]) => existsSync(join(SAMPLES, `postcodes-${id}.txt`)))
  .map(([id, demo]) => [id, demo, marketById(id) ?? expect.unreachable()] as const);

/** As the host locates a code: from places and stores of the feed, then from the market's areas. */
const locate = (
  text: string,
  [, { places, stores }, market]: (typeof markets)[number],
): Result<Position, unknown> => {
  const postcode = parsePostcode(text, market.rules.postcode);
  if (!postcode.ok) return postcode;
  return locatePostcode(postcode.value, market.postcodeAreas, [
    ...places.map(([code, , latitude, longitude]) => ({ postcode: code, latitude, longitude })),
    ...stores.map(({ postcode: code, position: [latitude, longitude] }) => ({
      postcode: code,
      latitude,
      longitude,
    })),
  ]);
};

describe.each(markets)('postal codes of %s', (...row) => {
  const [id, { stores }] = row;
  const visited = stores
    .filter(({ services }) => !services.includes('web'))
    .map(({ name, position: [latitude, longitude] }) => ({ name, latitude, longitude }));
  const nearest = (place: Position) =>
    visited.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))[0];
  const samples = linesOf(`postcodes-${id}.txt`).map((line) => {
    const [code = '', place, latitude, longitude] = line.split(';');
    return { code, place, at: { latitude: Number(latitude), longitude: Number(longitude) } };
  });

  it('two hundred known ones, from every area, are located (STO-13, STO-15)', () => {
    expect(samples).toHaveLength(200);
    expect(samples.filter(({ code }) => !locate(code, row).ok)).toEqual([]);
  });

  it('lead to the store that is nearest, or to one hardly farther (STO-15)', () => {
    const detours = samples.map(({ code, at }) => {
      const found = locate(code, row);
      const [offered, best] = [nearest(found.ok ? found.value : at), nearest(at)];
      if (offered === undefined || best === undefined) return Number.POSITIVE_INFINITY;
      return distanceKm(at, offered) - distanceKm(at, best);
    });
    expect(Math.max(...detours)).toBeLessThan(45);
    expect(detours.filter((km) => km > 20).length).toBeLessThanOrEqual(5);
  });

  it('fifty texts that are none are refused: wrong form, area or sector (STO-13, STO-28)', () => {
    const others = linesOf(`not-postcodes-${id}.txt`);
    expect(others).toHaveLength(50);
    expect(others.filter((text) => locate(text, row).ok)).toEqual([]);
  });
});
