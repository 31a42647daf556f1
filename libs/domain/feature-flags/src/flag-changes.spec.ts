import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayPublish } from './flag-publication.ts';
import { checkSchedule, choicesAt, nextFlip, schedulePhase } from './flag-schedule.ts';
import { FLAG_KEYS } from './flags.ts';

describe('scheduled choices', () => {
  const campaign = { key: 'RECOMMENDATIONS', choice: false, from: 1000, until: 2000 } as const;

  it.each([
    [999, 'waiting'],
    [1000, 'running'],
    [1999, 'running'],
    [2000, 'ended'],
  ] as const)('at %s a choice from 1000 until 2000 is %s (BEY-29)', (now, phase) => {
    expect(schedulePhase(campaign, now)).toBe(phase);
    expect(choicesAt([campaign], now)).toEqual(
      phase === 'running' ? { RECOMMENDATIONS: false } : {},
    );
  });

  it('a choice without dates always applies, and a later one in the list overrides it while it runs', () => {
    const always = { key: 'RECOMMENDATIONS', choice: true } as const;
    expect(choicesAt([always, campaign], 500)).toEqual({ RECOMMENDATIONS: true });
    expect(choicesAt([always, campaign], 1500)).toEqual({ RECOMMENDATIONS: false });
    expect(choicesAt([always, campaign], 2500)).toEqual({ RECOMMENDATIONS: true });
  });

  it('starts and ends automatically: the next change is known in advance (BEY-29)', () => {
    expect(nextFlip([campaign, { ...campaign, from: 1500, until: undefined }], 0)).toBe(1000);
    expect(nextFlip([campaign, { ...campaign, from: 1500, until: undefined }], 1000)).toBe(1500);
    expect(nextFlip([campaign], 1500)).toBe(2000);
    expect(nextFlip([campaign], 2000)).toBeUndefined();
    expect(nextFlip([{ ...campaign, until: undefined }], 1000)).toBeUndefined();
    expect(nextFlip([], 0)).toBeUndefined();
  });

  it('the values stay the same between two changes', () => {
    const moment = fc.option(fc.nat(50), { nil: undefined });
    const scheduled = fc.record({
      key: fc.constantFrom(...FLAG_KEYS.slice(0, 3)),
      choice: fc.boolean(),
      from: moment,
      until: moment,
    });
    fc.assert(
      fc.property(fc.array(scheduled), fc.nat(60), (list, now) => {
        const next = nextFlip(list, now) ?? 100;
        for (let later = now; later < next; later += 1)
          expect(choicesAt(list, later)).toEqual(choicesAt(list, now));
      }),
    );
  });

  it('refuses a reversed schedule and one in the past', () => {
    expect(checkSchedule({ ...campaign, until: 1000 }, 0)).toEqual({
      ok: false,
      error: { kind: 'schedule-ends-before-it-starts' },
    });
    expect(checkSchedule(campaign, 2000)).toEqual({
      ok: false,
      error: { kind: 'schedule-already-over' },
    });
    expect(checkSchedule(campaign, 0)).toEqual({ ok: true, value: campaign });
    const open = { ...campaign, from: undefined, until: undefined };
    expect(checkSchedule(open, 0)).toEqual({ ok: true, value: open });
  });
});

describe('publishing', () => {
  const checkout = {
    contributors: ['eva', 'ana'],
    revision: 4,
    keys: ['RECOMMENDATIONS', 'CHECKOUT_VAT_INVOICE'],
    killed: [],
  } as const;
  const refusal = (error: unknown) => ({ ok: false, error });

  it('a flag outside the checkout is published by its author alone', () => {
    expect(mayPublish({ ...checkout, keys: ['RECOMMENDATIONS'] }).ok).toBe(true);
  });

  it('a checkout flag needs a second person (BEY-29)', () => {
    expect(mayPublish(checkout)).toEqual(
      refusal({ kind: 'second-person-needed', keys: ['CHECKOUT_VAT_INVOICE'] }),
    );
    expect(mayPublish(checkout, { by: 'ana', revision: 4 })).toEqual(
      refusal({ kind: 'approved-by-its-author' }),
    );
    expect(mayPublish(checkout, { by: 'jan', revision: 4 })).toEqual({ ok: true, value: checkout });
  });

  it('a contributor to any revision cannot be the second person, even if another person edited it last (BEY-29)', () => {
    for (const by of checkout.contributors)
      expect(mayPublish(checkout, { by, revision: 4 })).toEqual(
        refusal({ kind: 'approved-by-its-author' }),
      );
  });

  it('a flag disabled by a kill switch always needs a second person (BEY-29)', () => {
    const killed = { ...checkout, keys: ['RECOMMENDATIONS'], killed: ['RECOMMENDATIONS'] } as const;
    expect(mayPublish(killed)).toEqual(
      refusal({ kind: 'second-person-needed', keys: ['RECOMMENDATIONS'] }),
    );
    expect(mayPublish(killed, { by: 'jan', revision: 4 }).ok).toBe(true);
  });

  it('an edit after the approval requires a new one', () => {
    expect(mayPublish(checkout, { by: 'jan', revision: 3 })).toEqual(
      refusal({ kind: 'approval-of-an-earlier-revision' }),
    );
  });

  it('refuses an empty proposal', () => {
    expect(mayPublish({ ...checkout, keys: [] })).toEqual(refusal({ kind: 'nothing-to-publish' }));
  });
});
