import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { addressTexts, anAddress } from '../samples/address-texts.ts';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import {
  addressForm,
  addressRows,
  addressBookRequirements,
  type AddressRequirements,
  type AddressFaults,
} from './address-fields.ts';
import { AddressForm } from './AddressForm.tsx';

describe.each(markets)('the address form in $id', (market) => {
  const words = addressTexts(market.language);
  const address = anAddress(market.language);
  const standard = addressBookRequirements(market.settings, {
    streetNumberFirst: false,
    personEditable: true,
  });
  const formOf = (duties: AddressRequirements = standard, faults: AddressFaults = {}): string =>
    htmlInMarket(
      market,
      <AddressForm
        values={address}
        faults={faults}
        duties={duties}
        words={words}
        postcodeExample={address.postcode}
      />,
    );
  const inputOf = (html: string, name: string): string =>
    new RegExp(`<input(?=[^>]* name="${name}")[^>]*>`).exec(html)?.[0] ?? '';

  it('has civility, names, street, additional address, postal code, city and region, and a phone number (ADDR-02, ADDR-05)', () => {
    const html = formOf();
    for (const name of Object.values(addressForm.names))
      expect(inputOf(html, name)).toContain(`name="${name}"`);
    for (const label of Object.values(words.labels)) {
      expect(wordsOf(html)).toContain(label);
    }
    expect(inputOf(html, 'telephone').includes('required')).toBe(
      market.settings.mobileNumberRequired,
    );
  });

  it('has no phone number where none is needed (ADDR-05)', () => {
    expect(inputOf(formOf({ ...standard, telephone: 'none' }), 'telephone')).toBe('');
  });

  it('puts the number before or after the street, depending on the flag (ADDR-06)', () => {
    const order = (streetNumberFirst: boolean): number => {
      const html = formOf({ ...standard, streetNumberFirst });
      return Math.sign(html.indexOf('name="streetNumber"') - html.indexOf('name="street"'));
    };
    expect(order(false)).toBe(1);
    expect(order(true)).toBe(-1);
  });

  it('makes the name read-only where it may not be changed (ADDR-07)', () => {
    const html = formOf({ ...standard, personEditable: false });
    expect(inputOf(html, 'lastname')).toContain('readOnly');
    expect(inputOf(html, 'city')).not.toContain('readOnly');
    expect(inputOf(formOf(), 'lastname')).not.toContain('readOnly');
  });

  it('reports an invalid postal code at its field and above the form (ADDR-09)', () => {
    const html = formOf(standard, { postcode: { kind: 'not-a-postcode' } });
    const message = words.notAPostcode(address.postcode);
    const whole = market.texts.common.labelled
      .replace('{label}', words.labels.postcode)
      .replace('{value}', message);
    expect(html).toContain(`<a href="#postcode">${whole}</a>`);
    expect(html).toMatch(new RegExp(`id="postcode-error".*${message}`));
    expect(inputOf(html, 'postcode')).toContain('aria-describedby="postcode-error postcode-hint"');
  });

  it('accepts no more characters than the rule of the field allows (CHK-32)', () => {
    expect(inputOf(formOf(), 'city')).toContain('maxLength="50"');
    expect(inputOf(formOf(), 'additionalAddress')).toContain('maxLength="120"');
  });
});

it('shows each required field once and no others', () => {
  const least: AddressRequirements = {
    civility: 'none',
    telephone: 'none',
    region: 'none',
    streetNumberFirst: true,
    personEditable: true,
  };
  expect(addressRows(least).flat()).toEqual([
    'firstname',
    'lastname',
    'streetNumber',
    'street',
    'additionalAddress',
    'postcode',
    'city',
  ]);
  const most: AddressRequirements = {
    ...least,
    civility: 'required',
    telephone: 'any',
    region: 'required',
  };
  expect(addressRows(most).flat().toSorted()).toEqual(Object.keys(addressForm.fields).toSorted());
});
