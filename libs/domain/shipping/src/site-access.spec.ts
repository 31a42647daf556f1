import { describe, expect, it } from 'vitest';
import {
  asksSiteAccess,
  parseSiteAccess,
  SITE_QUESTIONS,
  siteQuestions,
  UNLOADED_BY_HAND_GRAMS,
} from './site-access.ts';
import { SHIPPING_METHODS } from './shipping-methods.ts';

const answers = { road: 'lorry', floor: 'ground', unloading: 'crane' } as const;

describe('what a driver needs to know', () => {
  it('is asked for trucks only, above the weight that is unloaded by hand (CHK-24, CHK-25)', () => {
    const asked = (grams: number) =>
      SHIPPING_METHODS.filter((method) => asksSiteAccess(method, grams));
    expect(asked(UNLOADED_BY_HAND_GRAMS + 1)).toEqual(['transporter/home']);
    expect(asked(UNLOADED_BY_HAND_GRAMS)).toEqual([]);
  });

  it('is complete with an answer to each question', () => {
    expect(parseSiteAccess(answers)).toEqual({ ok: true, value: answers });
  });

  it.each(siteQuestions)('lacks the answer about %s if it is missing or unknown', (question) => {
    for (const given of [undefined, '', 'helicopter'])
      expect(parseSiteAccess({ ...answers, [question]: given })).toEqual({
        ok: false,
        error: { kind: 'unanswered', questions: [question] },
      });
  });

  it('names every question that has no answer, in their order', () => {
    expect(parseSiteAccess({})).toEqual({
      ok: false,
      error: { kind: 'unanswered', questions: siteQuestions },
    });
    expect(siteQuestions).toEqual(Object.keys(SITE_QUESTIONS));
  });
});
