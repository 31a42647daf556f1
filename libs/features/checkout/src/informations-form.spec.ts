import { checkCollector, collectorRules } from '@materia/domain-checkout';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { readContactValues } from './informations-form.ts';

const PICKUP = [{ part: 'collected', method: 'drive/two_hours' }] as const;
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe.each(markets)('the collector form in market $id', ({ rules, settings }) => {
  it('accepts the example that the phone field shows', () => {
    const values = readContactValues(
      formOf({ firstname: ' Anna ', lastname: 'Nowak', phone: ` ${rules.phone.placeholder} ` }),
    );
    expect(
      checkCollector(values, collectorRules(rules.phone, settings.mobileNumberRequired, PICKUP)),
    ).toMatchObject({ ok: true, value: { firstname: 'Anna' } });
  });
});

describe('a form without fields', () => {
  it('parses as empty values', () =>
    expect(readContactValues(formOf({}))).toEqual({
      firstname: '',
      lastname: '',
      phone: '',
      street: '',
      extra: '',
      postcode: '',
      city: '',
      billingFirstname: '',
      billingLastname: '',
      billingStreet: '',
      billingExtra: '',
      billingPostcode: '',
      billingCity: '',
      delivery: '',
      billing: '',
      saveDelivery: false,
      saveBilling: false,
    }));
});
