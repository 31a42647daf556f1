import { markets } from '@materia/testing/markets';
import { CONSENT_CATEGORIES } from '@materia/domain-consent';
import { describe, expect, it } from 'vitest';
import { consentTexts } from '../samples/consent-texts.ts';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';

describe.each(markets)('the consent banner in $id', (market) => {
  const words = consentTexts(market.language);
  const html = htmlInMarket(
    market,
    <ConsentBanner action="/consent" policyHref="/cookies" words={words} />,
  );
  const boxOf = (code: string): string =>
    new RegExp(`<input[^>]*id="consent-${code}"[^>]*>`).exec(html)?.[0] ?? '';

  it.each(CONSENT_CATEGORIES)(
    '$code is told with its purpose, and only what is necessary is on before any choice (CNS-01, CNS-05)',
    ({ code, alwaysOn }) => {
      expect(wordsOf(html)).toContain(words.categories[code].name);
      expect(wordsOf(html)).toContain(words.categories[code].text);
      expect(boxOf(code).includes('checked')).toBe(alwaysOn);
      expect(boxOf(code).includes('disabled')).toBe(alwaysOn);
    },
  );

  it('is a form: accepting all, rejecting all and choosing categories need no script (CNS-05)', () => {
    expect(html).toMatch(/<form(?=[^>]* method="post")[^>]* action="\/consent"/);
    for (const choice of ['all', 'none', 'chosen'])
      expect(html).toMatch(new RegExp(`<button(?=[^>]* name="choice")[^>]* value="${choice}"`));
  });

  it('makes rejecting look like accepting', () => {
    const classOf = (choice: string): string | undefined =>
      new RegExp(`<button(?=[^>]* value="${choice}")[^>]* class="([^"]*)"`).exec(html)?.[1];
    expect(classOf('none')).toBe(classOf('all'));
  });
});

it('preselects an earlier choice when the customer changes it', () => {
  const html = htmlInMarket(
    markets[0],
    <ConsentBanner
      action="/consent"
      policyHref="/cookies"
      words={consentTexts('pl')}
      consent={['C0001', 'C0004']}
      use="page"
    />,
  );
  const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="(\w+)"/.exec(input)?.[1],
  );
  expect(checked).toEqual(['C0001', 'C0004']);
});
