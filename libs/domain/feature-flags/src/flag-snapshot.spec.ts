import { plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import {
  areAsLeft,
  changedChoices,
  type FlagChange,
  newlyBroken,
  restoredChoices,
} from './flag-change.ts';
import { freezeOn } from './flag-freeze.ts';
import { type ScheduledChoice } from './flag-schedule.ts';
import { flagSnapshot, snapshotReader, UNTOUCHED } from './flag-snapshot.ts';
import { FLAG_KEYS, type FlagKey } from './flags.ts';
import { mayAct, needsSecondFactor, STAFF_ACTIONS, STAFF_ROLES } from './staff-roles.ts';

const key = fc.constantFrom(...FLAG_KEYS.slice(0, 4));
const moment = fc.option(fc.nat(50), { nil: undefined });
const scheduled: fc.Arbitrary<ScheduledChoice> = fc.record({
  key,
  choice: fc.boolean(),
  from: moment,
  until: moment,
});
const same = (choice: ScheduledChoice): ScheduledChoice => choice;

describe('a snapshot', () => {
  it('a reader always returns the same values as a new snapshot of that moment, and builds few (BEY-29)', () => {
    fc.assert(
      fc.property(
        fc.array(scheduled),
        fc.array(fc.nat(60), { minLength: 1 }),
        (choices, moments) => {
          const document = { revision: 3, choices };
          const read = snapshotReader(document, {});
          for (const now of moments) expect(read(now)).toEqual(flagSnapshot(document, {}, now));
        },
      ),
    );
  });

  it('two moments with the same version have the same flags', () => {
    fc.assert(
      fc.property(fc.array(scheduled), fc.nat(60), fc.nat(60), (choices, one, other) => {
        const [first, second] = [one, other].map((now) =>
          flagSnapshot({ revision: 3, choices }, {}, now),
        );
        if (first?.version === second?.version) expect(first).toEqual(second);
      }),
    );
  });

  it('presets apply where no choice was made', () => {
    expect(flagSnapshot(UNTOUCHED, { LOYALTY_CLUB: true }, 0)).toMatchObject({
      version: '0.',
      until: undefined,
      web: { LOYALTY_CLUB: true },
    });
  });
});

describe('a change set', () => {
  const change: fc.Arbitrary<FlagChange> = fc.record({ key, choice: fc.option(fc.boolean()) });

  it('without schedule it determines its flags, now and later', () => {
    fc.assert(
      fc.property(
        fc.array(scheduled),
        fc.uniqueArray(change, { selector: (each) => each.key }),
        fc.nat(60),
        (choices, changes, now) => {
          const after = changedChoices(choices, changes, {}, now, same);
          if (!after.ok) throw new Error('refused');
          for (const { key: changed, choice } of changes) {
            expect(after.value.filter((each) => each.key === changed)).toEqual(
              choice === null ? [] : [{ key: changed, choice }],
            );
          }
        },
      ),
    );
  });

  it('with a schedule it overrides the existing choices and leaves them unchanged', () => {
    const always: ScheduledChoice = { key: 'RECOMMENDATIONS', choice: true };
    expect(
      changedChoices(
        [always],
        [{ key: 'RECOMMENDATIONS', choice: false }],
        { from: 5, until: 9 },
        0,
        same,
      ),
    ).toEqual({
      ok: true,
      value: [always, { key: 'RECOMMENDATIONS', choice: false, from: 5, until: 9 }],
    });
  });

  it('refuses a withdrawal with a schedule and a flag named twice', () => {
    expect(
      changedChoices([], [{ key: 'RECOMMENDATIONS', choice: null }], { until: 9 }, 0, same),
    ).toEqual({ ok: false, error: { kind: 'withdrawal-with-schedule', key: 'RECOMMENDATIONS' } });
    const twice = { key: 'RECOMMENDATIONS', choice: true } as const;
    expect(changedChoices([], [twice, twice], {}, 0, same)).toEqual({
      ok: false,
      error: { kind: 'flag-named-twice', key: 'RECOMMENDATIONS' },
    });
  });

  it('restoring resets its flags to their earlier choices, and the others keep theirs', () => {
    fc.assert(
      fc.property(
        fc.array(scheduled),
        fc.array(scheduled),
        fc.uniqueArray(key),
        (before, now, keys) => {
          const restored = restoredChoices(now, keys, before);
          for (const each of FLAG_KEYS)
            expect(restored.filter((choice) => choice.key === each)).toEqual(
              (keys.includes(each) ? before : now).filter((choice) => choice.key === each),
            );
        },
      ),
    );
  });

  it('are as a publication left them once a later change of one of them was rolled back', () => {
    const change = (choices: readonly ScheduledChoice[], key: FlagKey, choice: boolean) => {
      const changed = changedChoices(choices, [{ key, choice }], {}, 0, same);
      return changed.ok ? changed.value : expect.unreachable();
    };
    const [first = expect.unreachable(), second = expect.unreachable()] = FLAG_KEYS;
    const published = change(change([], first, true), second, true);
    const later = change(published, first, false);
    const keys = [first, second];
    expect(areAsLeft(keys, published, later, 0)).toBe(false);
    expect(areAsLeft(keys, published, restoredChoices(later, [first], published), 0)).toBe(true);
  });

  it('lists newly violated dependencies once, and not those violated before', () => {
    const off = { key: 'MARKETPLACE_MODE', choice: false } as const;
    expect(newlyBroken([], [off], {}, 0)).toEqual([
      { kind: 'flag-needs-flag', flag: 'MARKETPLACE_LABEL', needs: 'MARKETPLACE_MODE' },
    ]);
    expect(newlyBroken([off], [off], {}, 0)).toEqual([]);
  });
});

describe('freeze', () => {
  it.each([
    [plainDate(2026, 12, 25), 'pl', true],
    [plainDate(2026, 11, 11), 'pl', true],
    [plainDate(2026, 11, 11), 'es', false],
    [plainDate(2026, 11, 20), 'pl', false],
  ] as const)('on %s in %s: %s', (day, id, isFrozen) => {
    expect(freezeOn(day, marketOf(id).holidays) !== undefined).toBe(isFrozen);
  });
});

describe('roles', () => {
  it('each role has all permissions of the previous one and more, and none in another unit', () => {
    const acts = STAFF_ROLES.map((role) =>
      STAFF_ACTIONS.filter((act) => mayAct({ pl: role }, 'pl', act)),
    );
    expect(acts.map((list) => list.length)).toEqual([1, 4, 6, 7]);
    expect(acts.every((list, at) => (acts[at - 1] ?? []).every((act) => list.includes(act)))).toBe(
      true,
    );
    expect(
      STAFF_ACTIONS.some(
        (act) =>
          mayAct({ pl: 'administrator' }, 'es', act) ||
          mayAct({ pl: 'administrator' }, 'toString', act),
      ),
    ).toBe(false);
  });

  it('roles that may approve need a second factor', () => {
    expect(STAFF_ROLES.map((role) => needsSecondFactor({ pl: role }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
