import { aCheckout, aPickupShipment, aVendorShipment, mockHost } from '@materia/api-mocks';
import { parsePostcode } from '@materia/domain-contact';
import type { RememberedGuest } from '@materia/page-request';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { saveRecipient } from '../recipient/recipient.action.ts';
import { loadRecipient } from '../recipient/recipient.loader.ts';
import { continueAsGuest, loadGuest } from './guest.action.ts';

const [poland] = markets;
const spain = markets.find(({ country }) => country === 'ES') ?? poland;
const EMAIL = 'ana@correo.example';
const ADDRESS = { street: ['Calle Mayor 4', '2.º B'], postcode: '28013', city: 'Madrid' };
const ANA = { firstname: 'Ana', lastname: 'Ruiz', phone: '+34612345678', address: ADDRESS };
const KNOWN: RememberedGuest = { email: EMAIL, contact: ANA };
const FETCHED = aPickupShipment({ selected: { carrier_code: 'drive', method_code: 'two_hours' } });
const SENT = aVendorShipment({ selected: { carrier_code: 'seller', method_code: 'home' } });

const visit = (
  guest: RememberedGuest | undefined,
  {
    email = EMAIL,
    shipment = SENT,
    ...changes
  }: {
    readonly email?: string | null;
    readonly shipment?: typeof SENT;
  } & Pick<Parameters<typeof aVisit>[2] & object, 'customer' | 'place'> = {},
) =>
  aVisit(
    spain,
    mockHost({
      readGuestCheckout: () => ({ reply: { ...aCheckout({ shipments: [shipment] }), email } }),
    }),
    { cartId: 'cart-2', ...(guest !== undefined && { guest }), ...changes },
  );
const initial = async (opened: ReturnType<typeof visit>) =>
  (await loadRecipient({ context: opened.context })).values;

describe('a guest’s second purchase in one browser session', () => {
  it('begins with the email address of the first (CHK-03)', async () => {
    const { context } = visit(KNOWN, { email: null });
    expect(await loadGuest({ context })).toMatchObject({ email: EMAIL });
  });

  it('begins with the recipient, the phone number and the address of the first (CHK-12)', async () => {
    expect(await initial(visit(KNOWN))).toMatchObject({
      firstname: 'Ana',
      lastname: 'Ruiz',
      phone: '612 345 678',
      street: 'Calle Mayor 4',
      extra: '2.º B',
      postcode: '28013',
      city: 'Madrid',
    });
  });

  it('leaves an address out that is not at the place to which this one goes', async () => {
    const code = parsePostcode('08001', spain.rules.postcode);
    const postcode = code.ok ? code.value : expect.unreachable();
    const place = { postcode, town: 'Barcelona', isExact: true, position: undefined };
    expect(await initial(visit(KNOWN, { place }))).toMatchObject({
      lastname: 'Ruiz',
      street: '',
      postcode: '08001',
      city: 'Barcelona',
    });
  });

  it('shows nothing of the first under another email address', async () => {
    expect(await initial(visit({ ...KNOWN, email: 'eva@correo.example' }))).toMatchObject({
      lastname: '',
      phone: '',
      street: '',
    });
    const { context, sessionEvents } = visit(KNOWN, { email: null });
    await continueAsGuest({ context, request: posted({ email: 'eva@correo.example' }) });
    expect(sessionEvents).toEqual([{ kind: 'remember-guest', what: 'eva@correo.example' }]);
  });

  it('is remembered by the forms of the first: the address stays, if this one is collected', async () => {
    const named = { firstname: 'Ana', lastname: 'Gil', phone: '612 345 679' };
    const typed = { ...named, street: 'Calle Luna 1', postcode: '28004', city: 'Madrid' };
    const sent = visit(undefined);
    await outcomeOf(() => saveRecipient({ ...sent, request: posted(typed) }));
    expect(sent.sessionEvents).toContainEqual({
      kind: 'remember-guest',
      what: `${EMAIL}: Gil: +34612345679: Calle Luna 1: 28004`,
    });
    const fetched = visit(KNOWN, { shipment: FETCHED });
    await outcomeOf(() => saveRecipient({ ...fetched, request: posted(named) }));
    expect(fetched.sessionEvents).toContainEqual({
      kind: 'remember-guest',
      what: `${EMAIL}: Gil: +34612345679: Calle Mayor 4: 2.º B: 28013`,
    });
    const { context, sessionEvents } = visit(KNOWN, { email: null });
    await continueAsGuest({ context, request: posted({ email: EMAIL }) });
    expect(sessionEvents).toEqual([
      { kind: 'remember-guest', what: `${EMAIL}: Ruiz: +34612345678: Calle Mayor 4: 2.º B: 28013` },
    ]);
  });

  it('remembers nothing of customers, who have their account', async () => {
    const { context, sessionEvents } = aVisit(
      spain,
      mockHost({ readCheckout: () => ({ reply: aCheckout({ shipments: [FETCHED] }) }) }),
      { cartId: 'cart-1', customer: ANNA },
    );
    const fields = { firstname: 'Ana', lastname: 'Gil', phone: '612 345 679' };
    await outcomeOf(() => saveRecipient({ context, request: posted(fields) }));
    expect(sessionEvents.some(({ kind }) => kind === 'remember-guest')).toBe(false);
  });
});
