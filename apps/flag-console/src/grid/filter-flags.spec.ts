import type { Unit } from '@materia/api-console-contract';
import { FLAG_KEYS, flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/en.ts';
import { pl } from '../texts/pl.ts';
import { filterFlags } from './filter-flags.ts';

const aUnit = (id: string, more: Partial<Unit> = {}): Unit => ({
  id,
  name: id,
  timeZone: 'Europe/Warsaw',
  locale: 'pl-PL',
  revision: 0,
  now: '2026-11-20T10:00',
  frozenBy: null,
  presets: {},
  choices: [],
  values: {
    web: { ...flagSet({ channel: 'web', choices: {}, presets: {} }) },
    app: { ...flagSet({ channel: 'app', choices: {}, presets: {} }) },
  },
  may: ['view'],
  ...more,
});
const all = { search: '', owner: '', shown: 'all' } as const;

describe('flags that fit the filters', () => {
  it('are found by key, by words of the question and without accents', () => {
    expect(filterFlags({ ...all, search: 'promo code' }, [], en.questions)).toEqual([
      'CART_DISPLAY_PROMO_CODE',
    ]);
    expect(filterFlags({ ...all, search: 'IGIC' }, [], pl.questions)).toEqual([
      'DISPLAY_IGIC_TAX_LABEL',
    ]);
    expect(filterFlags({ ...all, search: 'wlasciciel' }, [], pl.questions)).toEqual([]);
    expect(filterFlags({ ...all, search: 'dostawy kodu' }, [], pl.questions)).toEqual([
      'CHECKOUT_DELIVERY_POPUP',
    ]);
  });

  it('are those of an owner, those that need a second person, those that are due (BEY-30)', () => {
    expect(filterFlags({ ...all, owner: 'loyalty' }, [], en.questions)).toEqual([
      'ACCOUNT_CREATION_LOYALTY_INPUT',
      'LOYALTY_CLUB',
    ]);
    expect(filterFlags({ ...all, shown: 'guarded' }, [], en.questions)).toHaveLength(12);
    expect(filterFlags({ ...all, shown: 'due' }, [aUnit('pl')], en.questions)).toEqual([
      'NEW_PURCHASE_FUNNEL',
    ]);
    expect(
      filterFlags(
        { ...all, shown: 'stale' },
        [aUnit('pl'), aUnit('es', { now: '2027-02-01T00:00' })],
        en.questions,
      ),
    ).toEqual(['NEW_PURCHASE_FUNNEL']);
  });

  it('differ between units, or were chosen', () => {
    const es = aUnit('es', {
      values: {
        web: { ...flagSet({ channel: 'web', choices: {}, presets: {} }), LOYALTY_CLUB: true },
        app: { ...flagSet({ channel: 'app', choices: {}, presets: {} }) },
      },
    });
    expect(filterFlags({ ...all, shown: 'differing' }, [aUnit('pl'), es], en.questions)).toEqual([
      'LOYALTY_CLUB',
    ]);
    const chosen = aUnit('pl', {
      choices: [
        { key: 'RECOMMENDATIONS', choice: false, author: 'a', reason: 'b', revision: 1, at: '' },
      ],
    });
    expect(filterFlags({ ...all, shown: 'chosen' }, [chosen], en.questions)).toEqual([
      'RECOMMENDATIONS',
    ]);
    expect(filterFlags(all, [], en.questions)).toEqual(FLAG_KEYS);
  });
});
