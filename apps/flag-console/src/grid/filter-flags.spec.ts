import type { Unit } from '@materia/api-contract';
import { FLAG_KEYS, type FlagKey, flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import type { ConsoleTexts } from '../texts/console-texts.ts';
import { en } from '../texts/en.ts';
import { pl } from '../texts/pl.ts';
import { filterFlags } from './filter-flags.ts';

const questionsIn =
  ({ questions }: Pick<ConsoleTexts, 'questions'>) =>
  (key: FlagKey): string =>
    questions[key];

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

describe('flags that match the filters', () => {
  it('are found by key, by words of the question and without accents', () => {
    expect(filterFlags({ ...all, search: 'promo code' }, [], questionsIn(en))).toEqual([
      'CART_DISPLAY_PROMO_CODE',
    ]);
    expect(filterFlags({ ...all, search: 'IGIC' }, [], questionsIn(pl))).toEqual([
      'DISPLAY_IGIC_TAX_LABEL',
    ]);
    expect(filterFlags({ ...all, search: 'wlasciciel' }, [], questionsIn(pl))).toEqual([]);
    expect(filterFlags({ ...all, search: 'dostawy kodu' }, [], questionsIn(pl))).toEqual([
      'CHECKOUT_DELIVERY_POPUP',
    ]);
  });

  it('can be limited to an owner, to those that need a second person, and to those due for review (BEY-30)', () => {
    expect(filterFlags({ ...all, owner: 'loyalty' }, [], questionsIn(en))).toEqual([
      'ACCOUNT_CREATION_LOYALTY_INPUT',
      'LOYALTY_CLUB',
    ]);
    expect(filterFlags({ ...all, shown: 'guarded' }, [], questionsIn(en))).toHaveLength(12);
    expect(filterFlags({ ...all, shown: 'due' }, [aUnit('pl')], questionsIn(en))).toEqual([
      'NEW_PURCHASE_FUNNEL',
    ]);
    expect(
      filterFlags(
        { ...all, shown: 'stale' },
        [aUnit('pl'), aUnit('es', { now: '2027-02-01T00:00' })],
        questionsIn(en),
      ),
    ).toEqual(['NEW_PURCHASE_FUNNEL']);
  });

  it('can be limited to those that differ between units, or were chosen', () => {
    const es = aUnit('es', {
      values: {
        web: { ...flagSet({ channel: 'web', choices: {}, presets: {} }), LOYALTY_CLUB: true },
        app: { ...flagSet({ channel: 'app', choices: {}, presets: {} }) },
      },
    });
    expect(filterFlags({ ...all, shown: 'differing' }, [aUnit('pl'), es], questionsIn(en))).toEqual(
      ['LOYALTY_CLUB'],
    );
    const chosen = aUnit('pl', {
      choices: [
        { key: 'RECOMMENDATIONS', choice: false, author: 'a', reason: 'b', revision: 1, at: '' },
      ],
    });
    expect(filterFlags({ ...all, shown: 'chosen' }, [chosen], questionsIn(en))).toEqual([
      'RECOMMENDATIONS',
    ]);
    expect(filterFlags(all, [], questionsIn(en))).toEqual(FLAG_KEYS);
  });
});
