import type { Unit } from '@materia/api-contract';
import { FLAG_KEYS, flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import type { ConsoleTexts } from '../texts/console-texts.ts';
import { en } from '../texts/en.ts';
import { pl } from '../texts/pl.ts';
import { filterFlags, type FlagWords } from './filter-flags.ts';

const wordsIn = ({
  questions,
  screens,
}: Pick<ConsoleTexts, 'questions' | 'screens'>): FlagWords => ({
  question: (key) => questions[key],
  screen: (screen) => screens[screen],
});

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
  withoutObject: {},
  toApprove: 0,
  ...more,
});
const all = { search: '', owner: '', shown: 'all' } as const;

describe('flags that match the filters', () => {
  it('are found by key, by words of the question and without accents', () => {
    expect(filterFlags({ ...all, search: 'promo code' }, [], wordsIn(en))).toEqual([
      'CART_DISPLAY_PROMO_CODE',
    ]);
    expect(filterFlags({ ...all, search: 'IGIC' }, [], wordsIn(pl))).toEqual([
      'DISPLAY_IGIC_TAX_LABEL',
    ]);
    expect(filterFlags({ ...all, search: 'wlasciciel' }, [], wordsIn(pl))).toEqual([]);
    expect(filterFlags({ ...all, search: 'dostawy kodu' }, [], wordsIn(pl))).toEqual([
      'CHECKOUT_DELIVERY_POPUP',
    ]);
  });

  it('are found by the screens that they change', () => {
    expect(filterFlags({ ...all, search: 'address book' }, [], wordsIn(en))).toEqual([
      'ADDRESS_FORM_EDITABLE_PERSONAL_INFO',
      'ADDRESS_STREET_NUMBER_FIRST',
      'BILLING_ADDRESS_UPDATE',
    ]);
  });

  it('can be limited to an owner, to those that need a second person, and to those due for review (BEY-30)', () => {
    expect(filterFlags({ ...all, owner: 'loyalty' }, [], wordsIn(en))).toEqual([
      'ACCOUNT_CREATION_LOYALTY_INPUT',
      'LOYALTY_CLUB',
    ]);
    expect(filterFlags({ ...all, shown: 'guarded' }, [], wordsIn(en))).toHaveLength(12);
    expect(filterFlags({ ...all, shown: 'due' }, [aUnit('pl')], wordsIn(en))).toEqual([
      'NEW_PURCHASE_FUNNEL',
    ]);
    expect(
      filterFlags(
        { ...all, shown: 'stale' },
        [aUnit('pl'), aUnit('es', { now: '2027-02-01T00:00' })],
        wordsIn(en),
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
    expect(filterFlags({ ...all, shown: 'differing' }, [aUnit('pl'), es], wordsIn(en))).toEqual([
      'LOYALTY_CLUB',
    ]);
    const chosen = aUnit('pl', {
      choices: [
        { key: 'RECOMMENDATIONS', choice: false, author: 'a', reason: 'b', revision: 1, at: '' },
      ],
    });
    expect(filterFlags({ ...all, shown: 'chosen' }, [chosen], wordsIn(en))).toEqual([
      'RECOMMENDATIONS',
    ]);
    expect(filterFlags(all, [], wordsIn(en))).toEqual(FLAG_KEYS);
  });
});
