import { marketOf } from '@materia/testing/markets';
import { plainDate } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { activationState } from './account-activation.ts';
import { checkBirthDate } from './birth-date.ts';
import {
  isPasswordConfirmed,
  passwordChangeFaults,
  type PasswordRule,
  registrationPassword,
  STANDARD_PASSWORD,
  unmetPasswordRules,
} from './password.ts';
import { TERMS_ACTIONS, termsFault } from './registration.ts';

const SPANISH_PASSWORD = marketOf('es').rules.password;

describe('passwords', () => {
  const kinds = (password: string, rule: PasswordRule) =>
    unmetPasswordRules(password, rule).map(({ kind }) => kind);

  it.each([
    ['Abcdef1!', []],
    ['Abcde1!', ['password-too-short']],
    ['Abcdefg!', ['digit-missing']],
    ['abcdef1!', ['uppercase-missing']],
    ['ABCDEF1!', ['lowercase-missing']],
    ['Abcdefg1', ['special-missing']],
    ['Abcdef 1', ['special-missing']],
    ['Żółwiątko7€', []],
    [
      '',
      [
        'password-too-short',
        'digit-missing',
        'uppercase-missing',
        'lowercase-missing',
        'special-missing',
      ],
    ],
  ])(
    '%j misses %j under the standard rule: 8 characters, digit, both cases, special (PWD-01, LIM-45)',
    (password, unmet) => {
      expect(kinds(password, STANDARD_PASSWORD)).toEqual(unmet);
    },
  );

  it('a registration with a card of the club requires no special character (PWD-02, PWD-06)', () => {
    const withCard = registrationPassword(STANDARD_PASSWORD, '9800000000427');
    expect(kinds('Abcdefg1', withCard)).toEqual([]);
    expect(kinds('abcdefg1', withCard)).toEqual(['uppercase-missing']);
    expect(kinds('Abcdefg1', registrationPassword(STANDARD_PASSWORD, ' '))).toEqual([
      'special-missing',
    ]);
  });

  it.each([...'#?!@$%^&*-'])(
    'in Spain %s counts as special and lower case is not required (PWD-03, PWD-06)',
    (special) => {
      expect(kinds(`ABCDEF1${special}`, SPANISH_PASSWORD)).toEqual([]);
    },
  );

  it('in Spain other characters are not special, and the refusal names the set (PWD-03)', () => {
    expect(unmetPasswordRules('ABCDEF1+', SPANISH_PASSWORD)).toEqual([
      { kind: 'special-missing', oneOf: '#?!@$%^&*-' },
    ]);
  });

  it('accepts passphrases of 64 and more characters, up to a limit', () => {
    expect(kinds(`Aa1!${'x'.repeat(200)}`, STANDARD_PASSWORD)).toEqual([]);
    expect(kinds(`Aa1!${'x'.repeat(252)}`, STANDARD_PASSWORD)).toEqual([]);
    expect(kinds(`Aa1!${'x'.repeat(253)}`, STANDARD_PASSWORD)).toEqual(['password-too-long']);
  });

  it('the confirmation must match exactly (PWD-04)', () => {
    expect(isPasswordConfirmed('Abcdef1!', 'Abcdef1!')).toBe(true);
    expect(isPasswordConfirmed('Abcdef1!', 'abcdef1!')).toBe(false);
    expect(isPasswordConfirmed('Abcdef1!', 'Abcdef1! ')).toBe(false);
  });

  it('changing a password requires the old one (PWD-05)', () => {
    const change = { current: 'old', next: 'Abcdef1!', confirmation: 'Abcdef1!' };
    expect(passwordChangeFaults(change, STANDARD_PASSWORD)).toEqual([]);
    expect(passwordChangeFaults({ ...change, current: '' }, STANDARD_PASSWORD)).toEqual([
      { kind: 'old-password-missing' },
    ]);
    expect(
      passwordChangeFaults(
        { current: 'old', next: 'Abcdef1', confirmation: '' },
        STANDARD_PASSWORD,
      ),
    ).toEqual([
      { kind: 'password-too-short', minimum: 8 },
      { kind: 'special-missing', oneOf: undefined },
      { kind: 'password-not-confirmed' },
    ]);
  });
});

describe('birth dates', () => {
  const today = plainDate(2026, 11, 20);

  it('are days up to today, sent as yyyy-mm-dd (ACC-16)', () => {
    expect(checkBirthDate(plainDate(1980, 12, 1), today)).toEqual({
      ok: true,
      value: '1980-12-01',
    });
    expect(checkBirthDate(today, today)).toEqual({ ok: true, value: today });
  });

  it('tomorrow is refused', () => {
    expect(checkBirthDate(plainDate(2026, 11, 21), today)).toEqual({
      ok: false,
      error: { kind: 'birth-date-in-the-future', date: '2026-11-21' },
    });
  });
});

describe('registration', () => {
  it.each([
    ['register', 'IDT-04'],
    ['join-loyalty-club', 'LOY-06'],
    ['submit-review', 'REV-02'],
  ] as const)('%s needs the terms (%s)', (action, _row) => {
    expect(TERMS_ACTIONS).toContain(action);
    expect(termsFault(action, true)).toBeUndefined();
    expect(termsFault(action, false)).toEqual({ kind: 'terms-not-accepted', action });
  });
});

describe('activation of a pre-created account', () => {
  const waiting = { active: false };
  it.each([
    ['a good link', { account: waiting, link: 'good', canSendMail: true }, { kind: 'activated' }],
    [
      'an active account',
      { account: { active: true }, link: 'good', canSendMail: true },
      { kind: 'already-active' },
    ],
    [
      'an old link of an active account',
      { account: { active: true }, link: 'expired', canSendMail: true },
      { kind: 'already-active' },
    ],
    [
      'an expired link',
      { account: waiting, link: 'expired', canSendMail: true },
      { kind: 'expired-link', help: 'new-mail-sent' },
    ],
    [
      'an expired link without mail',
      { account: waiting, link: 'expired', canSendMail: false },
      { kind: 'expired-link', help: 'contact-service' },
    ],
    [
      'no account',
      { account: undefined, link: 'good', canSendMail: true },
      { kind: 'no-account-found' },
    ],
    [
      'a forged link',
      { account: { active: true }, link: 'wrong', canSendMail: true },
      { kind: 'error' },
    ],
  ] as const)('%s gives its state (IDT-12)', (_case, facts, state) => {
    expect(activationState(facts)).toEqual(state);
  });
});
