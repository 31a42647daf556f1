import { describe, expect, it } from 'vitest';
import { languageFor, LANGUAGES } from './languages.ts';
import { dayText, localTime, momentText } from './moments.ts';

describe('moments of the console', () => {
  it.each([
    ['en', 'Nov 20, 2026, 9:05 AM'],
    ['es', '20 nov 2026, 09:05'],
    ['fr', '20 nov. 2026, 09:05'],
    ['pl', '20 lis 2026, 09:05'],
    ['pt', '20 de nov de 2026, 09:05'],
  ])('are formatted in %s in the time zone of the unit', (id, text) => {
    const language = languageFor([id]);
    expect(momentText('2026-11-20T08:05:00Z', language, 'Europe/Warsaw')).toBe(text);
    expect(momentText(Date.parse('2026-11-20T09:05:00Z'), language, 'Europe/Lisbon')).toBe(text);
    expect(localTime('2026-11-20T09:05', language)).toBe(text);
    expect(text).toMatch(new RegExp(`^${dayText('2026-11-20', language)}, `));
  });

  it('stay unchanged where the reader’s time zone skips them', () => {
    const { TZ } = process.env;
    process.env['TZ'] = 'Europe/Warsaw';
    expect(localTime('2026-03-29T02:30', languageFor(['pl']))).toBe('29 mar 2026, 02:30');
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it('are formatted in every language of the console', () => {
    const shown = LANGUAGES.map((language) => dayText('2026-12-24', language));
    expect(new Set(shown).size).toBe(LANGUAGES.length);
  });

  it('stay unchanged if they cannot be parsed', () => {
    const english = languageFor(['en']);
    expect([localTime('soon', english), dayText('soon', english)]).toEqual(['soon', 'soon']);
  });
});
