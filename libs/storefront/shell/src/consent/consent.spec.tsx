import { mockHost } from '@materia/api-mocks';
import { CONSENT_CATEGORIES } from '@materia/domain-consent';
import { describe, expect, it } from 'vitest';
import { ConsentBanner } from '@materia/ui-shop';
import { textsIn } from '@materia/testing/texts';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf } from '@materia/testing/visit';
import { storedConsent } from './consent-cookie.ts';
import { consentTexts } from './consent-texts.ts';
import { saveConsent, loadConsent } from './cookie-settings.action.ts';

const [poland] = markets;

const choose = async (fields: readonly (readonly [string, string])[]) => {
  const visit = aVisit(poland, mockHost());
  const request = new Request('https://shop.test/', {
    method: 'POST',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  return {
    ...(await outcomeOf(() => saveConsent({ context: visit.context, request }))),
    kept: visit.sessionEvents.find(({ kind }) => kind === 'keep-consent'),
  };
};

const consentOf = ({ context }: ReturnType<typeof aVisit>) => loadConsent({ context }).consent;

describe('the cookie choice', () => {
  it.each([
    ['accept all', [['choice', 'all']], 'C0001,C0002,C0003,C0004,C0005'],
    [
      'refuse all',
      [
        ['choice', 'none'],
        ['category', 'C0002'],
      ],
      'C0001',
    ],
    [
      'chosen ones',
      [
        ['choice', 'chosen'],
        ['category', 'C0003'],
        ['category', 'C0002'],
      ],
      'C0001,C0002,C0003',
    ],
    [
      'a button nobody knows',
      [
        ['choice', 'maybe'],
        ['category', 'C0004'],
      ],
      'C0001',
    ],
    [
      'categories nobody knows',
      [
        ['choice', 'chosen'],
        ['category', 'C0009'],
      ],
      'C0001',
    ],
    ['nothing at all', [], 'C0001'],
  ] as const)(
    '%s stores the categories that were clearly accepted (CNS-01, CNS-05)',
    async (_, fields, groups) => {
      expect((await choose(fields)).kept).toEqual({ kind: 'keep-consent', what: groups });
    },
  );

  it('returns to its page, which is always on the site (CNS-02)', async () => {
    expect(
      (
        await choose([
          ['choice', 'all'],
          ['return', '/cement.html?a=1'],
        ])
      ).location,
    ).toBe('/cement.html?a=1');
    expect(
      (
        await choose([
          ['choice', 'all'],
          ['return', 'https://evil.example/'],
        ])
      ).location,
    ).toBe(poland.routes.cookieSettings.canonical);
  });

  it('allows only necessary cookies before a choice, and shows the choice again later (CNS-04)', () => {
    expect(consentOf(aVisit(poland, mockHost()))).toEqual(['C0001']);
    expect(consentOf(aVisit(poland, mockHost(), { consent: ['C0001', 'C0003'] }))).toEqual([
      'C0001',
      'C0003',
    ]);
    expect([
      storedConsent(undefined),
      storedConsent(''),
      storedConsent('rubbish'),
      storedConsent(',C0001,C0002,'),
    ]).toEqual([undefined, undefined, ['C0001'], ['C0001', 'C0002']]);
  });

  it.each(markets)(
    'asks in the language of $id, with a purpose for each category, and makes refusing as easy as accepting (CNS-05)',
    (market) => {
      const t = textsIn(market);
      const html = draw(<ConsentBanner action="/here" words={consentTexts(t)} />, market);
      for (const { code } of CONSENT_CATEGORIES) expect(html).toContain(`value="${code}"`);
      expect(html.match(/<input[^>]*checked/g)).toHaveLength(1);
      for (const words of [
        market.texts.consent.acceptAll,
        market.texts.consent.refuseAll,
        market.texts.consent.targetingText,
      ])
        expect(html).toContain(words);
    },
  );
});
