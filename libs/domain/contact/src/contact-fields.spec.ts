import { describe, expect, it } from 'vitest';
import { sameAddress } from './address-equality.ts';
import { emailKey, isEmailConfirmed, mailboxKey, parseEmail } from './email.ts';
import { FIELD_MAXIMUMS, textFault, tooLong } from './text-length.ts';

describe('e-mail', () => {
  it.each([
    'ana@example.com',
    ' ana@example.com ',
    'a.b+c@sub.example.co',
    'żółw@bücher.example',
    "o'neil@example.ie",
    'x@xn--bcher-kva.example',
    'ana@a1b.x.example',
    'ana@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(53)}.com`,
  ])('%j is an e-mail (PWD-07)', (text) => {
    expect(parseEmail(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@@example.com',
    'a na@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'a..b@example.com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@example..com',
    'ana@10.0.0.1',
    'ana@example.1com',
    'ana@example.com1',
    'ana@mail.example.c0',
    'ana@a_b.example.com',
    'ana@example.xn--',
    'ana@example.xn--a_b',
    'ana@example.com\nBcc: x@y.zz',
    '"ana b"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.com`,
  ])('%j is not an e-mail (PWD-07)', (text) => {
    expect(parseEmail(text)).toEqual({ ok: false, error: { kind: 'not-an-email', text } });
  });

  it('a confirmation must be identical (PWD-07)', () => {
    expect(isEmailConfirmed('ana@example.com', ' ana@example.com')).toBe(true);
    expect(isEmailConfirmed('ana@example.com ', 'ana@example.com')).toBe(true);
    expect(isEmailConfirmed('ana@example.com', 'Ana@example.com')).toBe(false);
  });

  it('letter case does not make a second account', () => {
    const [one, other] = [parseEmail('Ana@Example.com'), parseEmail('ana@example.com')];
    expect(one.ok && emailKey(one.value)).toBe('ana@example.com');
    expect(other.ok && emailKey(other.value)).toBe('ana@example.com');
  });
});

describe('text lengths', () => {
  it.each([
    ['firstname', 50],
    ['lastname', 50],
    ['lastname_2', 50],
    ['city', 50],
    ['title', 50],
    ['street', 120],
    ['additionalAddress', 120],
    ['company', 120],
    ['email', 120],
    ['freeText', 500],
  ] as const)('%s takes %s characters and no more (CHK-31, CHK-32, LIM-44)', (field, maximum) => {
    expect(FIELD_MAXIMUMS[field]).toBe(maximum);
    expect(textFault(field, 'ż'.repeat(maximum))).toBeUndefined();
    expect(textFault(field, 'ż'.repeat(maximum + 1))).toEqual({ kind: 'too-long', maximum });
  });

  it('every field has a row, and characters outside the basic plane count once', () => {
    expect(Object.values(FIELD_MAXIMUMS).every((maximum) => [50, 120, 500].includes(maximum))).toBe(
      true,
    );
    expect(tooLong('🧱'.repeat(50), 50)).toBeUndefined();
  });
});

describe('address equality', () => {
  const address = { postcode: '00-950', city: 'Łódź', street: ['Długa 1', ''] };

  it.each([
    ['letter case', { ...address, city: 'ŁÓDŹ', street: ['DŁUGA 1'] }, true],
    ['empty lines at any place', { ...address, street: ['', 'Długa 1', ' '] }, true],
    ['blanks around', { ...address, postcode: ' 00-950 ' }, true],
    ['another postcode', { ...address, postcode: '00-951' }, false],
    ['another city', { ...address, city: 'Lodz' }, false],
    ['another street', { ...address, street: ['Długa 2'] }, false],
    ['a further line', { ...address, street: ['Długa 1', 'm. 3'] }, false],
  ])('%s (CHK-30, ADDR-03)', (_case, other, same) => {
    expect(sameAddress(address, other)).toBe(same);
    expect(sameAddress(other, address)).toBe(same);
  });

  it('parts of one field never match those of another', () => {
    expect(
      sameAddress(
        { postcode: '1', city: 'a', street: ['b'] },
        { postcode: '1', city: 'a', street: ['', 'b'] },
      ),
    ).toBe(true);
    expect(
      sameAddress(
        { postcode: '1', city: 'Gießen', street: [] },
        { postcode: '1', city: 'GIESSEN', street: [] },
      ),
    ).toBe(true);
    expect(
      sameAddress(
        { postcode: '1', city: '', street: ['a'] },
        { postcode: '1', city: 'a', street: [] },
      ),
    ).toBe(false);
  });
});

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana+one@Example.com', 'ana@example.com'],
  ['ana+one+two@example.com', 'ana@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['an.a@example.com', 'an.a@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxKey(email)).toBe(mailbox));
