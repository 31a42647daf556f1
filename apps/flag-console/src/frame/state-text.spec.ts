import { describe, expect, it } from 'vitest';
import { languageFor, readerOf } from '../texts/languages.ts';
import { stateText } from './state-text.ts';

const words = { t: readerOf(languageFor(['en'])), language: languageFor(['en']) };
const unit = { presets: { RECOMMENDATIONS: false }, timeZone: 'Europe/Warsaw' };

describe('the state of a flag', () => {
  it.each([
    ['its preset', [], 'Off'],
    ['its choice', [{ key: 'RECOMMENDATIONS', choice: true }], 'On'],
    [
      'its last choice',
      [
        { key: 'RECOMMENDATIONS', choice: true },
        { key: 'RECOMMENDATIONS', choice: false },
      ],
      'Off',
    ],
    [
      'a choice for one channel beside the preset',
      [{ key: 'RECOMMENDATIONS', choice: { web: true } }],
      'Web: On · App: Off',
    ],
    ['no choice of another flag', [{ key: 'LOYALTY_CLUB', choice: true }], 'Off'],
  ] as const)('is %s', (_, choices, expected) => {
    expect(stateText('RECOMMENDATIONS', choices, unit, words)).toBe(expected);
  });

  it('is the default without a choice and a preset', () => {
    expect(stateText('RECOMMENDATIONS', [], { ...unit, presets: {} }, words)).toBe('On');
  });

  it('leaves out the app for a flag of the web', () => {
    expect(stateText('SHOW_CHECKOUT_BACK_BUTTON', [], unit, words)).toBe('On');
  });

  it('names the period of a schedule', () => {
    const from = Date.UTC(2026, 11, 1, 7);
    expect(
      stateText('RECOMMENDATIONS', [{ key: 'RECOMMENDATIONS', choice: true, from }], unit, words),
    ).toMatch(/^Off; On from .*2026.*8:00/);
  });
});
