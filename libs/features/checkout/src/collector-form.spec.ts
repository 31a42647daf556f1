import { parsePhone } from '@materia/domain-customer';
import { markets } from '../../../../testing/markets.ts';
import { describe, expect, it } from 'vitest';
import { checkCollector, readCollectorValues } from './collector-form.ts';

const [poland] = markets;
const any = { rule: poland.rules.phone, kind: 'any' } as const;
const anna = { firstname: 'Anna Maria', lastname: "Nowak-O'Brien", phone: '601 020 304' };
const faultsOf = (changes: Partial<typeof anna>) => {
  const checked = checkCollector({ ...anna, ...changes }, any);
  return checked.ok ? {} : checked.error.faults;
};

describe('who collects the goods', () => {
  it('is told with a number in its stored form', () => {
    expect(checkCollector(anna, any)).toMatchObject({ ok: true, value: { firstname: 'Anna Maria', phone: '+48601020304' } });
  });

  it.each([
    ['a missing first name', { firstname: '' }, { firstname: { kind: 'missing' } }],
    ['a last name over 50 characters (CHK-32)', { lastname: 'a'.repeat(51) }, { lastname: { kind: 'too-long', maximum: 50 } }],
    ['a last name of exactly 50', { lastname: 'a'.repeat(50) }, {}],
    ['digits in a name', { firstname: 'Anna1' }, { firstname: { kind: 'not-a-name' } }],
    ['a missing number, since drive pickup needs one (CHK-19)', { phone: '' }, { phone: { kind: 'missing' } }],
    ['a number of another country', { phone: '+33612345678' }, { phone: { kind: 'not-a-phone' } }],
  ])('%s is told at its field', (_, changes, faults) => expect(faultsOf(changes)).toEqual(faults));

  it('all faults are told at once', () => expect(Object.keys(faultsOf({ firstname: '', lastname: '', phone: '' }))).toEqual(['firstname', 'lastname', 'phone']));

  it('names of every script pass', () => {
    for (const firstname of ['Łucja', 'José', 'Éloïse', 'Иван', 'Nguyễn', 'J.-P.']) expect(faultsOf({ firstname })).toEqual({});
  });

  it('blanks around and within a field do not count', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ firstname: '  Anna   Maria ', lastname: 'Nowak', phone: ' 601020304 ' })) form.set(name, value);
    expect(readCollectorValues(form)).toEqual({ firstname: 'Anna Maria', lastname: 'Nowak', phone: '601020304' });
  });
});

describe.each(markets)('in market $id', ({ rules: { phone: rule }, settings }) => {
  it('the example that the field shows is taken', () => {
    const kind = settings.mobileNumberRequired ? 'mobile' : 'any';
    expect(checkCollector({ ...anna, phone: rule.placeholder }, { rule, kind }).ok).toBe(true);
    expect(parsePhone(rule.placeholder, rule).ok).toBe(true);
  });
});

describe('where the market asks for a mobile number', () => {
  const askingForMobiles = markets.filter(({ settings }) => settings.mobileNumberRequired);

  it('only Spain does (SET-06)', () => expect(askingForMobiles.map(({ country }) => country)).toEqual(['ES']));

  it.each(askingForMobiles)('a landline is refused in $country (CHK-21)', ({ rules: { phone: rule } }) => {
    expect(checkCollector({ ...anna, phone: '901020304' }, { rule, kind: 'mobile' })).toMatchObject({ ok: false, error: { faults: { phone: { kind: 'mobile-needed' } } } });
    expect(checkCollector({ ...anna, phone: '901020304' }, { rule, kind: 'any' }).ok).toBe(true);
  });
});
