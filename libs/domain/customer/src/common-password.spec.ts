import { describe, expect, it } from 'vitest';
import { foldedPassword, isCommonPassword } from './common-password.ts';

const COMMON = new Set(['password', 'p@ssw0rd', 'qwerty', 'zaq12wsx', 'contrasena', 'lotka']);

describe('a common password', () => {
  it.each([
    ['as it is listed', 'zaq12wsx', true],
    ['in other letters', 'QWERTY', true],
    ['with digits and signs at its end', 'Password1!', true],
    ['with a year and several signs', 'Qwerty2026!?#', true],
    ['with marks', 'Contraseña1!', true],
    ['with a stroke that is no mark', 'Łotka-77', true],
    ['with letters replaced, as it is listed', 'P@ssw0rd', true],
    ['with something before it', 'My-Qwerty1!', false],
    ['of two words', 'Qwerty-lantern-7!', false],
    ['of digits and signs that are not listed', '48-12!93', false],
  ])('%s: %j is %s', (_, password, isCommon) => {
    expect(isCommonPassword(password, COMMON, [])).toBe(isCommon);
  });

  it('is also a word of the person or the shop, if it has three letters', () => {
    const own = ['Anna.Nowak', 'Materia', 'Al', ''];
    expect(isCommonPassword('Materia2026!', COMMON, own)).toBe(true);
    expect(isCommonPassword('anna.nowak1!', COMMON, own)).toBe(true);
    expect(isCommonPassword('Al-2026!', COMMON, own)).toBe(false);
    expect(isCommonPassword('Materia-lantern1!', COMMON, own)).toBe(false);
  });

  it('is folded to lower case without marks', () => {
    expect(foldedPassword('ÀÉÎÕÜłŻ')).toBe('aeioulz');
  });
});
