import { checkCollector, collectorRules } from '@materia/domain-checkout';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { contactForm } from './contact-fields.ts';

const PICKUP = [{ part: 'collected', method: 'drive/two_hours' }] as const;
const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe.each(markets)('the collector form in market $id', ({ rules, settings }) => {
  it('accepts the example that the phone field shows', () => {
    const values = contactForm.read(
      formOf({ firstname: ' Anna ', lastname: 'Nowak', phone: ` ${rules.phone.placeholder} ` }),
    );
    expect(
      checkCollector(values, collectorRules(rules.phone, settings.mobileNumberRequired, PICKUP)),
    ).toMatchObject({ ok: true, value: { firstname: 'Anna' } });
  });
});

it('in Spain the example is the mobile 601020304, and the landline 901020304 is none (MKT-21)', () => {
  const { rules, settings } =
    markets.find(({ country }) => country === 'ES') ?? expect.unreachable();
  expect(rules.phone.placeholder).toBe('601020304');
  const checked = (phone: string) =>
    checkCollector(
      contactForm.read(formOf({ firstname: 'Ana', lastname: 'Gil', phone })),
      collectorRules(rules.phone, settings.mobileNumberRequired, PICKUP),
    );
  expect([checked('601020304'), checked('901020304')]).toMatchObject([
    { ok: true, value: { phone: '+34601020304' } },
    { ok: false, error: { phone: { kind: 'mobile-needed' } } },
  ]);
});

describe('a form without fields', () => {
  it('parses as empty values', () =>
    expect(contactForm.read(formOf({}))).toEqual({
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
      shownPostcode: '',
      shownCity: '',
      delivery: '',
      billing: '',
      saveDelivery: false,
      saveBilling: false,
    }));
});
