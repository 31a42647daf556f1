import { defaultResponses } from '@materia/api-mocks';
import { outcomeOf } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import {
  checkoutWith,
  chosen,
  MIXED_CART,
  ready,
  recorded,
  SENT,
  to,
  visit,
} from '../testing/checkout-visit.ts';
import { saveRecipient } from './recipient.action.ts';
import { loadRecipient } from './recipient.loader.ts';

describe('the collector', () => {
  it('is the customer until another person is named', async () => {
    const own = await outcomeOf(() => loadRecipient(visit(chosen).loaderArgs()));
    expect(own).toMatchObject({
      facts: { values: { firstname: 'Anna', lastname: 'Nowak', phone: '601 020 304' } },
    });
    const other = await outcomeOf(() => loadRecipient(visit(ready).loaderArgs()));
    expect(other).toMatchObject({
      facts: { values: { firstname: 'Jan', lastname: 'Kowalski', phone: '601 020 305' } },
    });
  });

  it('is saved with the phone number in its stored form, then redirects', async () => {
    const save = recorded<'saveShippingAddress'>(defaultResponses.saveShippingAddress);
    const { sent } = visit({ ...chosen, saveShippingAddress: save.answers });
    expect(
      await outcomeOf(() =>
        saveRecipient(sent({ firstname: 'Anna', lastname: 'Nowak', phone: '601-020-304' })),
      ),
    ).toMatchObject(to('/checkout/summaries'));
    expect(save.requests[0]?.body).toEqual({
      address: { firstname: 'Anna', lastname: 'Nowak', telephone: '+48601020304' },
    });
  });

  it('is rejected field by field, and keeps the typed text (CHK-19)', async () => {
    const { sent } = visit(chosen);
    expect(
      await outcomeOf(() => saveRecipient(sent({ firstname: 'Anna', lastname: '', phone: '12' }))),
    ).toEqual({
      status: 422,
      location: null,
      facts: {
        values: expect.objectContaining({ firstname: 'Anna', lastname: '', phone: '12' }),
        faults: { lastname: { kind: 'missing' }, phone: { kind: 'not-a-phone' } },
        updateFailed: false,
      },
    });
  });
});

describe('the recipient of a delivery', () => {
  const delivered = { ...MIXED_CART, ...checkoutWith({ shipments: [SENT] }) };
  const typed = {
    firstname: 'Anna',
    lastname: 'Nowak',
    phone: '601020304',
    street: ' Długa 12/5 ',
    extra: '',
    postcode: '61001',
    city: 'Poznań',
  };

  it('is saved with the address in its stored form (CHK-12)', async () => {
    const save = recorded<'saveShippingAddress'>(defaultResponses.saveShippingAddress);
    const { sent } = visit({ ...delivered, saveShippingAddress: save.answers });
    expect(await outcomeOf(() => saveRecipient(sent(typed)))).toMatchObject(
      to('/checkout/summaries'),
    );
    expect(save.requests[0]?.body).toMatchObject({
      address: {
        telephone: '+48601020304',
        country_id: 'PL',
        street: ['Długa 12/5'],
        postcode: '61-001',
        city: 'Poznań',
        firstname: 'Anna',
      },
    });
  });

  it('at a place with other taxes than the store is rejected at the postal code', async () => {
    const { sent } = visit({
      ...delivered,
      saveShippingAddress: () => ({ refusal: 'delivery-not-possible' }),
    });
    expect(await outcomeOf(() => saveRecipient(sent(typed)))).toMatchObject({
      status: 422,
      facts: { faults: { postcode: { kind: 'region-not-served' } }, updateFailed: false },
    });
  });

  it('with an incomplete address is rejected at each field (CHK-17)', async () => {
    expect(
      await outcomeOf(() =>
        saveRecipient(visit(delivered).sent({ ...typed, street: '', postcode: '61-0', city: '' })),
      ),
    ).toMatchObject({
      status: 422,
      facts: {
        faults: {
          street: { kind: 'missing' },
          postcode: { kind: 'not-a-postcode' },
          city: { kind: 'missing' },
        },
      },
    });
  });
});
