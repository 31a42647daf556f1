import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountTheme, CONTRAST_RULES, shopTheme } from './colours.ts';
import { contrastOf } from './contrast.ts';
import { breakpoints } from './measures.ts';
import { tokensCss } from './tokens-css.ts';

const stylesFolder = new URL('../', import.meta.url);

describe('tokens', () => {
  it('the token style sheet is up to date with the tokens', () => {
    expect(readFileSync(new URL('styles/tokens.css', stylesFolder), 'utf8')).toBe(tokensCss());
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('the contrast of %s and %s is %d', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
    expect(contrastOf(other, one)).toBeCloseTo(expected, 2);
  });

  describe.each([
    ['shop', shopTheme],
    ['account', accountTheme],
  ])('the %s theme', (_, theme) => {
    it.each(CONTRAST_RULES)(
      '$front on $back has at least $least to 1',
      ({ front, back, least }) => {
        expect(contrastOf(theme[front], theme[back])).toBeGreaterThanOrEqual(least);
      },
    );
  });

  it('the account is marked by the orange of the shop, with the buttons and the header of all pages (SHL-17)', () => {
    const { 'primary-soft': mark, ...others } = accountTheme;
    expect(mark).toBe(shopTheme['accent-soft']);
    expect(shopTheme).toMatchObject(others);
    const accountBlock = tokensCss().slice(tokensCss().indexOf("[data-theme='account']"));
    expect(accountBlock).toContain(`--colour-primary-soft: ${shopTheme['accent-soft']};`);
  });

  it('960 px is the widest phone layout and 961 px the narrowest wide one (SHL-10, LIM-53)', () => {
    expect(breakpoints).toEqual({ phoneMaximum: 960, wideMinimum: 961 });
  });
});
