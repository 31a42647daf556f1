import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attributeCode,
  attributeName,
  CUSTOM_ATTRIBUTE_CODES,
  emptyCustomAttributes,
  readCustomAttributes,
  siriusIdOf,
  writeCustomAttributes,
} from './wire-custom-attributes.ts';

describe('custom attributes', () => {
  it('there are 18 codes, and an empty form starts with six empty slots (ACC-12, ACC-13)', () => {
    expect(new Set(CUSTOM_ATTRIBUTE_CODES).size).toBe(18);
    expect(emptyCustomAttributes()).toEqual(
      Array.from({ length: 6 }, () => ({ attribute_code: '', value: '' })),
    );
    expect(readCustomAttributes(emptyCustomAttributes(), 'materia').size).toBe(0);
  });

  it('the brand key is part of the names on the wire (MKT-30, MKT-31)', () => {
    expect(attributeName('receive_{product}_sms', 'materia')).toBe('receive_materia_sms');
    expect(attributeCode('receive_materia_sms', 'materia')).toBe('receive_{product}_sms');
    expect(attributeCode('receive_other_sms', 'materia')).toBeUndefined();
  });

  it('a list of any of the codes round-trips (ACC-13)', () => {
    const entry = fc.tuple(fc.constantFrom(...CUSTOM_ATTRIBUTE_CODES), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const values = new Map(entries);
        expect(readCustomAttributes(writeCustomAttributes(values, 'materia'), 'materia')).toEqual(
          values,
        );
      }),
    );
  });

  it('slots without a value and unknown names are left out (ACC-13)', () => {
    const slots = [
      { attribute_code: 'phone', value: '' },
      { attribute_code: 'shoe_size', value: '44' },
      { attribute_code: 'mobile', value: '601020304' },
    ];
    expect([...readCustomAttributes(slots, 'materia')]).toEqual([['mobile', '601020304']]);
    expect(writeCustomAttributes(new Map([['mobile', '601020304']]), 'materia')).toEqual([
      { attribute_code: 'mobile', value: '601020304' },
    ]);
  });

  it('sirius_id and siriusId are one value (ACC-17)', () => {
    const custom_attributes = [{ attribute_code: 'siriusId', value: 'S2' }];
    expect(siriusIdOf({ sirius_id: 'S1', custom_attributes })).toBe('S1');
    expect(siriusIdOf({ sirius_id: '', custom_attributes })).toBe('S2');
    expect(siriusIdOf({ custom_attributes })).toBe('S2');
    expect(siriusIdOf({})).toBeUndefined();
    expect(
      siriusIdOf({ custom_attributes: [{ attribute_code: 'phone', value: '601020304' }] }),
    ).toBeUndefined();
  });
});
