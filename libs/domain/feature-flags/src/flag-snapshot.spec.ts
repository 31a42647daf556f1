import { plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedChoices, type FlagChange, newlyBroken, restoredChoices } from './flag-change.ts';
import { freezeOn } from './flag-freeze.ts';
import { type ScheduledChoice } from './flag-schedule.ts';
import { flagSnapshot, snapshotReader, UNTOUCHED } from './flag-snapshot.ts';
import { FLAG_KEYS } from './flags.ts';
import { mayAct, needsSecondFactor, STAFF_ACTS, STAFF_ROLES } from './staff-roles.ts';

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
  it('a reader answers at every moment as if the snapshot were made then, and makes few (BEY-29)', () => {
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

  it('two moments with one version have the same flags', () => {
    fc.assert(
      fc.property(fc.array(scheduled), fc.nat(60), fc.nat(60), (choices, one, other) => {
        const [first, second] = [one, other].map((now) =>
          flagSnapshot({ revision: 3, choices }, {}, now),
        );
        if (first?.version === second?.version) expect(first).toEqual(second);
      }),
    );
  });

  it('presets count where nobody chose anything', () => {
    expect(flagSnapshot(UNTOUCHED, { LOYALTY_CLUB: true }, 0)).toMatchObject({
      version: '0.',
      until: undefined,
      web: { LOYALTY_CLUB: true },
    });
  });
});

describe('a change set', () => {
  const change: fc.Arbitrary<FlagChange> = fc.record({ key, choice: fc.option(fc.boolean()) });

  it('without schedule is what counts for its flags, now and later', () => {
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

  it('with a schedule lies over what was there, and leaves it as it is', () => {
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

  it('a withdrawal with a schedule and a flag named twice are refused', () => {
    expect(
      changedChoices([], [{ key: 'RECOMMENDATIONS', choice: null }], { until: 9 }, 0, same),
    ).toEqual({ ok: false, error: { kind: 'withdrawal-with-schedule', key: 'RECOMMENDATIONS' } });
    const twice = { key: 'RECOMMENDATIONS', choice: true } as const;
    expect(changedChoices([], [twice, twice], {}, 0, same)).toEqual({
      ok: false,
      error: { kind: 'flag-named-twice', key: 'RECOMMENDATIONS' },
    });
  });

  it('what is put back is what was there for its flags, and the others keep theirs', () => {
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

  it('names what it newly breaks, once, and not what was broken already', () => {
    const off = { key: 'MARKETPLACE_MODE', choice: false } as const;
    expect(newlyBroken([], [off], {}, 0)).toEqual([
      { kind: 'flag-needs-flag', flag: 'MARKETPLACE_LABEL', needs: 'MARKETPLACE_MODE' },
    ]);
    expect(newlyBroken([off], [off], {}, 0)).toEqual([]);
  });
});

describe('freeze', () => {
  it.each([
    [plainDate(2026, 12, 25), 'PL', true],
    [plainDate(2026, 11, 11), 'PL', true],
    [plainDate(2026, 11, 11), 'ES', false],
    [plainDate(2026, 11, 20), 'PL', false],
  ] as const)('on %s in %s: %s', (day, country, isFrozen) => {
    expect(freezeOn(day, country) !== undefined).toBe(isFrozen);
  });
});

describe('roles', () => {
  it('each role may do what the one before may, and more; none reaches into another unit', () => {
    const acts = STAFF_ROLES.map((role) =>
      STAFF_ACTS.filter((act) => mayAct({ pl: role }, 'pl', act)),
    );
    expect(acts.map((list) => list.length)).toEqual([1, 4, 6, 7]);
    expect(acts.every((list, at) => (acts[at - 1] ?? []).every((act) => list.includes(act)))).toBe(
      true,
    );
    expect(
      STAFF_ACTS.some(
        (act) =>
          mayAct({ pl: 'administrator' }, 'es', act) ||
          mayAct({ pl: 'administrator' }, 'toString', act),
      ),
    ).toBe(false);
  });

  it('whoever may approve needs a second factor', () => {
    expect(STAFF_ROLES.map((role) => needsSecondFactor({ pl: role }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
