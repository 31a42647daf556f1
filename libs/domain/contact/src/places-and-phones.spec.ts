import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketOf } from '@materia/testing/markets';
import { checkTerritory, type DeliveryTerritory } from './delivery-territory.ts';
import { formatPhone, parseMobile, parsePhone, phoneKind, phonePattern } from './phone.ts';
import {
  parsePostcode,
  postcodeDigits,
  postcodePattern,
  samePostcode,
  townPrefix,
  isLeftBehind,
} from './postcode.ts';

const POLISH_PHONE = marketOf('pl').rules.phone;
const POLISH_POSTCODE = marketOf('pl').rules.postcode;
const SPANISH_PHONE = marketOf('es').rules.phone;
const SPANISH_POSTCODE = marketOf('es').rules.postcode;
const FRENCH_PHONE = marketOf('fr').rules.phone;
const FRENCH_POSTCODE = marketOf('fr').rules.postcode;
const PORTUGUESE_PHONE = marketOf('pt').rules.phone;
const PORTUGUESE_POSTCODE = marketOf('pt').rules.postcode;

const territoryOf = (id: string): DeliveryTerritory => marketOf(id).rules.territory;
const POLISH_TERRITORY = territoryOf('pl');
const FRENCH_TERRITORY = territoryOf('fr');
const SPANISH_TERRITORY = territoryOf('es');
const PORTUGUESE_TERRITORY = territoryOf('pt');

const PHONES = {
  PL: POLISH_PHONE,
  FR: FRENCH_PHONE,
  ES: SPANISH_PHONE,
  PT: PORTUGUESE_PHONE,
} as const;

describe('phones', () => {
  it.each([
    ['PL', '601 020 304', '+48601020304', 'mobile', 'MKT-19'],
    ['PL', '48601020304', '+48601020304', 'mobile', 'MKT-19'],
    ['PL', '+48 (22) 123-45-67', '+48221234567', 'landline', 'MKT-19'],
    ['PL', '0048601020304', '+48601020304', 'mobile', 'MKT-19'],
    ['PL', '48 361 00 00', '+48483610000', 'landline', 'MKT-19'],
    ['FR', '+33 6 12 34 56 78', '+33612345678', 'mobile', 'MKT-20'],
    ['FR', '+33 1 23 45 67 89', '+33123456789', 'landline', 'MKT-20'],
    ['FR', '+33 4 23 45 67 89', '+33423456789', 'landline', 'MKT-22'],
    ['FR', '06.12.34.56.78', '+33612345678', 'mobile', 'MKT-22'],
    ['FR', '07 12 34 56 78', '+33712345678', 'mobile', 'MKT-22'],
    ['FR', '+33 (0)6 12 34 56 78', '+33612345678', 'mobile', 'MKT-22'],
    ['ES', '601020304', '+34601020304', 'mobile', 'MKT-21'],
    ['ES', ' 916 070 809 ', '+34916070809', 'landline', 'MKT-21'],
    ['ES', '901020304', '+34901020304', 'landline', 'MKT-21'],
    ['PT', '912345678', '+351912345678', 'mobile', 'MKT-23'],
    ['PT', '219 999 999', '+351219999999', 'landline', 'MKT-23'],
    ['PT', '+351 212 345 678', '+351212345678', 'landline', 'MKT-23'],
    ['PT', '351212345678', '+351212345678', 'landline', 'MKT-23'],
  ] as const)('%s reads %j as %s, a %s (%s)', (market, text, stored, kind, _row) => {
    const phone = parsePhone(text, PHONES[market]);
    expect(phone).toEqual({ ok: true, value: stored });
    expect(phone.ok && phoneKind(phone.value, PHONES[market])).toBe(kind);
  });

  it.each([
    ['PL', '60102030', 'eight digits', 'MKT-19'],
    ['PL', '6010203040', 'ten digits', 'MKT-19'],
    ['PL', '+34601020304', 'a foreign number', 'MKT-19'],
    ['PL', '1601020304', 'a digit too many in front', 'MKT-19'],
    ['PL', '+48601020304x', 'a letter after a number with its country code', 'MKT-19'],
    ['PL', '601020304x', 'a letter after a number', 'MKT-19'],
    ['PL', '', 'nothing', 'MKT-19'],
    ['PL', '601 020 30x', 'a letter', 'MKT-19'],
    ['PL', '601+020304', 'a plus inside', 'MKT-19'],
    ['FR', '0012345678', 'a zero after the prefix', 'MKT-22'],
    ['FR', '+33 (0)012345678', 'a zero after the trunk prefix', 'MKT-22'],
    ['FR', '612345678', 'no prefix at all', 'MKT-22'],
    ['FR', '06123456789', 'a digit too many', 'MKT-22'],
    ['FR', '0x612345678', 'a letter after the prefix', 'MKT-22'],
    ['FR', '0612345678x', 'a letter at the end', 'MKT-22'],
    ['ES', '6010203040', 'a digit too many', 'MKT-21'],
    ['ES', '6601020304', 'a digit too many in front', 'MKT-21'],
    ['ES', '501020304', 'a number no Spaniard has', 'MKT-21'],
    ['PT', '9123456789', 'a digit too many', 'MKT-23'],
    ['PT', '2912345678', 'a digit too many in front', 'MKT-23'],
    ['PT', '812345678', 'neither 9 nor 2 first', 'MKT-23'],
  ] as const)('%s refuses %j: %s (%s)', (market, text, _why, _row) => {
    expect(parsePhone(text, PHONES[market])).toEqual({
      ok: false,
      error: { kind: 'not-a-phone', text },
    });
  });

  it.each([
    ['PL', '+48601020304', '601 020 304'],
    ['ES', '+34600112233', '600 112 233'],
    ['FR', '+33612345678', '06 12 34 56 78'],
    ['PT', '+351912345678', '912 345 678'],
    ['PT', '+48601020304', '+48601020304'],
    ['PL', '', ''],
  ] as const)('%s writes %s as %s', (market, stored, written) => {
    expect(formatPhone(stored, PHONES[market])).toBe(written);
  });

  it.each(Object.entries(PHONES))(
    '%s: every number that is accepted has the form of the field, and is read as it is written',
    (_market, rule) => {
      const pattern = new RegExp(`^(?:${phonePattern(rule)})$`, 'v');
      fc.assert(
        fc.property(fc.stringMatching(/^[+\d ()./-]{0,18}$/), (text) => {
          const phone = parsePhone(text, rule);
          if (!phone.ok) return;
          expect(pattern.test(text.trim())).toBe(true);
          expect(parsePhone(formatPhone(phone.value, rule), rule)).toEqual(phone);
        }),
      );
      fc.assert(
        fc.property(fc.stringMatching(rule.national), (national) => {
          const phone = parsePhone(`+${rule.countryCode}${national}`, rule);
          const written = phone.ok ? formatPhone(phone.value, rule) : '';
          expect(pattern.test(written)).toBe(true);
          expect(parsePhone(written, rule)).toEqual(phone);
        }),
      );
      expect(pattern.test(rule.placeholder)).toBe(true);
      expect(pattern.test('60102')).toBe(false);
    },
  );

  it('refuses a landline where a mobile is required (MKT-22, CHK-21)', () => {
    expect(parseMobile('901020304', SPANISH_PHONE)).toEqual({
      ok: false,
      error: { kind: 'mobile-needed' },
    });
    expect(parseMobile('0123456789', FRENCH_PHONE)).toEqual({
      ok: false,
      error: { kind: 'mobile-needed' },
    });
    expect(parseMobile('601020304', SPANISH_PHONE)).toEqual({ ok: true, value: '+34601020304' });
    expect(parseMobile('x', SPANISH_PHONE)).toEqual({
      ok: false,
      error: { kind: 'not-a-phone', text: 'x' },
    });
  });

  it.each(Object.entries(PHONES))(
    '%s: a stored number parses back to itself, and the placeholder is a mobile',
    (_market, rule) => {
      expect(parseMobile(rule.placeholder, rule).ok).toBe(true);
      fc.assert(
        fc.property(fc.stringMatching(/^[1-9]\d{8}$/), (national) => {
          const phone = parsePhone(`+${rule.countryCode}${national}`, rule);
          expect(phone.ok ? parsePhone(phone.value, rule) : phone).toEqual(phone);
        }),
      );
    },
  );
});

describe('postal codes', () => {
  it.each([
    ['00-950', POLISH_POSTCODE, '00-950'],
    ['00950', POLISH_POSTCODE, '00-950'],
    [' 28013 ', SPANISH_POSTCODE, '28013'],
    ['01000', FRENCH_POSTCODE, '01000'],
    ['1000-001', PORTUGUESE_POSTCODE, '1000-001'],
    ['1000001', PORTUGUESE_POSTCODE, '1000-001'],
    ['28 013', SPANISH_POSTCODE, '28013'],
    ['00 950', POLISH_POSTCODE, '00-950'],
    ['00 - 950', POLISH_POSTCODE, '00-950'],
    ['1000 001', PORTUGUESE_POSTCODE, '1000-001'],
  ] as const)(
    '%j is stored without loss in the form of its country (MKT-14, MKT-15, LIM-56)',
    (text, rule, stored) => {
      expect(parsePostcode(text, rule)).toEqual({ ok: true, value: stored });
    },
  );

  it.each([
    ['0950', POLISH_POSTCODE],
    ['009500', POLISH_POSTCODE],
    ['009-50', POLISH_POSTCODE],
    ['00-95a', POLISH_POSTCODE],
    ['28-013', SPANISH_POSTCODE],
    ['10000', PORTUGUESE_POSTCODE],
    ['', FRENCH_POSTCODE],
    ['79-100', POLISH_POSTCODE],
    ['53000', SPANISH_POSTCODE],
    ['00100', SPANISH_POSTCODE],
    ['00100', FRENCH_POSTCODE],
    ['96000', FRENCH_POSTCODE],
    ['0999-999', PORTUGUESE_POSTCODE],
    ['3900-001', PORTUGUESE_POSTCODE],
  ] as const)('%j is refused (MKT-14, MKT-15)', (text, rule) => {
    expect(parsePostcode(text, rule)).toEqual({
      ok: false,
      error: { kind: 'not-a-postcode', text },
    });
  });

  it.each([POLISH_POSTCODE, SPANISH_POSTCODE, FRENCH_POSTCODE, PORTUGUESE_POSTCODE])(
    'have the same form in a field as in the parser: %o',
    (rule) => {
      const everyArea = { ...rule, areas: [[0, 99]] as const };
      const pattern = new RegExp(`^(?:${postcodePattern(rule)})$`, 'v');
      fc.assert(
        fc.property(fc.stringMatching(/^[\d -]{0,9}$/), (text) => {
          expect(pattern.test(text.trim())).toBe(parsePostcode(text, everyArea).ok);
        }),
      );
    },
  );

  it.each([POLISH_POSTCODE, SPANISH_POSTCODE, FRENCH_POSTCODE, PORTUGUESE_POSTCODE])(
    'have an example that exists, as it is written: $example',
    (rule) => {
      expect(parsePostcode(rule.example, rule)).toEqual({ ok: true, value: rule.example });
    },
  );

  it('begin like others of their town', () => {
    const codes = [
      ['28045', SPANISH_POSTCODE, '280'],
      ['80-299', POLISH_POSTCODE, '80-2'],
    ] as const;
    for (const [code, rule, prefix] of codes) {
      const parsed = parsePostcode(code, rule);
      expect(parsed.ok && townPrefix(parsed.value)).toBe(prefix);
    }
  });

  it('leaves a shown town behind when a code of other towns is typed beside it', () => {
    const shown = { postcode: '28921', city: 'Alcorcón' };
    expect(isLeftBehind({ postcode: '28001', city: 'Alcorcón' }, shown)).toBe(true);
    expect(isLeftBehind({ postcode: '28001', city: 'Alcorcón' }, { ...shown, postcode: '' })).toBe(
      true,
    );
    // Another code of the same town, a town that was typed, and one that was cleared.
    expect(isLeftBehind({ postcode: '28925', city: 'Alcorcón' }, shown)).toBe(false);
    expect(isLeftBehind({ postcode: '289 25', city: 'Alcorcón' }, shown)).toBe(false);
    expect(isLeftBehind({ postcode: '28001', city: 'Madrid' }, shown)).toBe(false);
    expect(isLeftBehind({ postcode: '28001', city: '' }, { ...shown, city: '' })).toBe(false);
  });

  it('compares two codes by their digits (MKT-15)', () => {
    expect(samePostcode('00-950', '00950')).toBe(true);
    expect(samePostcode('00-950', '0950')).toBe(false);
    expect(postcodeDigits('1000-001')).toBe('1000001');
  });
});

describe('the delivery territory', () => {
  it.each([
    ['PL', '00-950', 'MKT-16', POLISH_TERRITORY, { ok: true, value: 'served' }],
    [
      'DE',
      '10115',
      'CHK-27',
      POLISH_TERRITORY,
      { ok: false, error: { kind: 'country-not-served', country: 'DE' } },
    ],
    ['FR', '75001', 'MKT-17', FRENCH_TERRITORY, { ok: true, value: 'served' }],
    ['FR', '20000', 'MKT-17', FRENCH_TERRITORY, { ok: true, value: 'served' }],
    [
      'FR',
      '97400',
      'MKT-17',
      FRENCH_TERRITORY,
      { ok: false, error: { kind: 'region-not-served', region: 'overseas' } },
    ],
    ['ES', '28013', 'MKT-18', SPANISH_TERRITORY, { ok: true, value: 'served' }],
    [
      'ES',
      '35001',
      'MKT-18',
      SPANISH_TERRITORY,
      { ok: false, error: { kind: 'region-not-served', region: 'canary-islands' } },
    ],
    [
      'PT',
      '9000-001',
      'MKT-18',
      PORTUGUESE_TERRITORY,
      { ok: false, error: { kind: 'region-not-served', region: 'madeira' } },
    ],
    [
      'ES',
      '28013',
      'MKT-18',
      PORTUGUESE_TERRITORY,
      { ok: false, error: { kind: 'country-not-served', country: 'ES' } },
    ],
  ] as const)('%s %s (%s)', (country, postcode, _row, territory, answer) => {
    expect(checkTerritory({ country, postcode }, territory)).toEqual(answer);
  });

  it.each([
    [FRENCH_TERRITORY, 'overseas', ['97100', '98800']],
    [SPANISH_TERRITORY, 'balearic-islands', ['07001']],
    [SPANISH_TERRITORY, 'canary-islands', ['35001', '38001']],
    [SPANISH_TERRITORY, 'ceuta', ['51001']],
    [SPANISH_TERRITORY, 'melilla', ['52001']],
    [PORTUGUESE_TERRITORY, 'madeira', ['9000-001', '9100-001', '9200-001', '9300-001', '9400-001']],
    [PORTUGUESE_TERRITORY, 'azores', ['9500-001', '9600-001', '9700-001', '9800-001', '9900-001']],
  ] as const)(
    '%j: %s is served only where the market enables it: %j (MKT-17, MKT-18)',
    (territory, region, postcodes) => {
      const { country } = territory;
      for (const postcode of postcodes) {
        expect(checkTerritory({ country, postcode }, territory)).toEqual({
          ok: false,
          error: { kind: 'region-not-served', region },
        });
        expect(checkTerritory({ country, postcode }, territory, [region])).toEqual({
          ok: true,
          value: 'served',
        });
      }
    },
  );

  it.each([
    [SPANISH_TERRITORY, ['06001', '08001', '34001', '36001', '37001', '39001', '50001']],
    [PORTUGUESE_TERRITORY, ['1000-001', '8900-001']],
    [FRENCH_TERRITORY, ['20000', '95000']],
  ] as const)(
    '%j: the neighbours of remote codes %j are mainland (MKT-17, MKT-18)',
    (territory, postcodes) => {
      const answers = postcodes.map(
        (postcode) => checkTerritory({ country: territory.country, postcode }, territory).ok,
      );
      expect(answers).toEqual(postcodes.map(() => true));
    },
  );

  it('a market may enable a remote region (MKT-18)', () => {
    expect(
      checkTerritory({ country: 'es', postcode: '35001' }, SPANISH_TERRITORY, ['canary-islands'])
        .ok,
    ).toBe(true);
    expect(
      checkTerritory({ country: 'es', postcode: '07001' }, SPANISH_TERRITORY, ['canary-islands'])
        .ok,
    ).toBe(false);
  });
});
