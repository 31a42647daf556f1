import {
  aCheckout,
  anAddress,
  aPickupShipment,
  aVendorShipment,
  defaultResponses,
  mockHost,
  type MockResponses,
} from '@materia/api-mocks';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { saveRecipient } from './recipient.action.ts';
import { loadRecipient } from './recipient.loader.ts';

const [poland] = markets;
const FETCHED = aPickupShipment({ selected: { carrier_code: 'drive', method_code: 'two_hours' } });
const SENT = aVendorShipment({ selected: { carrier_code: 'seller', method_code: 'home' } });
const OWN = { firstname: ANNA.firstname, lastname: ANNA.lastname, phone: '601-020-304' };
const HOME = { ...OWN, delivery: 'new', street: 'Leśna 9', postcode: '61-001', city: 'Poznań' };

/** A customer who opened the account inside the checkout, with nothing but a name. */
const visit = ({
  mobile = '',
  shipment = FETCHED,
  answers = {},
}: {
  readonly mobile?: string;
  readonly shipment?: typeof FETCHED | typeof SENT;
  readonly answers?: Partial<MockResponses>;
} = {}) => {
  const sent: { readonly name: 'updateMe' | 'addAddress'; readonly body: unknown }[] = [];
  const host = mockHost({
    readCheckout: () => ({ reply: aCheckout({ shipments: [shipment] }) }),
    listAddresses: () => ({ reply: [] }),
    updateMe: (request) => {
      sent.push({ name: 'updateMe', body: request.body });
      return defaultResponses.updateMe(request);
    },
    addAddress: (request) => {
      sent.push({ name: 'addAddress', body: request.body });
      return defaultResponses.addAddress(request);
    },
    ...answers,
  });
  const { context } = aVisit(poland, host, { cartId: 'cart-1', customer: { ...ANNA, mobile } });
  const save = (fields: Readonly<Record<string, string>>) =>
    outcomeOf(() => saveRecipient({ context, request: posted(fields) }));
  return { sent, save, load: () => loadRecipient({ context }) };
};

describe('the first recipient of an account', () => {
  it('gives it their mobile number, so that it is never typed again (IDT-05)', async () => {
    const { sent, save } = visit();
    expect(await save(OWN)).toMatchObject({ status: 303 });
    expect(sent).toEqual([{ name: 'updateMe', body: { mobile: '+48601020304' } }]);
  });

  it.each([
    ['the account has one', { mobile: '+48699000111' }, OWN],
    ['it is another person’s', {}, { ...OWN, firstname: 'Ewa' }],
    ['it is a landline', {}, { ...OWN, phone: '22 555 01 00' }],
  ])('keeps the number for the order alone if %s', async (_, account, fields) => {
    const { sent, save } = visit(account);
    await save(fields);
    expect(sent).toEqual([]);
  });

  it('goes on when the host does not save the number', async () => {
    for (const answers of [
      { updateMe: () => ({ refusal: 'bad-input', fields: [] }) },
      { updateMe: () => ({ refusal: 'unavailable' }) },
    ] as const satisfies Partial<MockResponses>[])
      expect(await visit({ answers }).save(OWN)).toMatchObject({ status: 303 });
  });

  it('gives it the address of the delivery, unless the box is cleared (ADDR-03)', async () => {
    const { sent, save, load } = visit({ shipment: SENT, mobile: ANNA.mobile });
    expect((await load()).values).toMatchObject({ saveDelivery: true });
    await save(HOME);
    expect(sent).toEqual([]);
    await save({ ...HOME, saveDelivery: 'on' });
    expect(sent).toMatchObject([
      { name: 'addAddress', body: { street: ['Leśna 9'], postcode: '61-001' } },
    ]);
  });

  it('is not offered to be kept where the account has addresses', async () => {
    const { load } = visit({
      shipment: SENT,
      answers: { listAddresses: () => ({ reply: [anAddress()] }) },
    });
    expect((await load()).values).toMatchObject({ saveDelivery: false });
  });
});
