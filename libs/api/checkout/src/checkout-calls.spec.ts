import { type MockRequest, mockHost } from '@materia/api-mocks';
import { money } from '@materia/domain-money';
import { describe, expect, it } from 'vitest';
import { type Placement, placeOrder, saveBillingAddress } from './checkout-calls.ts';

const placement = (isProfessional: boolean): Placement => ({
  idempotencyKey: 'a1b2c3d4-e5f6-4711-8000-000000000001',
  cartId: 'cart-1',
  cartRevision: 3,
  total: money(2400, 'PLN'),
  storeId: '12',
  isProfessional,
  comment: '',
  wantsInvoice: false,
});

describe('a placement', () => {
  it.each([true, false])(
    'reports with the pro-card flag that the customer is professional: %s (CHK-38)',
    async (isPro) => {
      const sent: unknown[] = [];
      const host = mockHost({
        placeOrder: ({ body }: MockRequest) => {
          sent.push(body);
          return { refusal: 'cart-changed' };
        },
      });
      await placeOrder({ host, guestCartId: undefined }, placement(isPro), 'pay_in_store');
      expect(sent).toMatchObject([{ request: { is_pro_card: isPro, retailer_id: '12' } }]);
    },
  );
});

describe('a billing address', () => {
  it.each([
    [undefined, 'customers'],
    ['cart-1', 'guests'],
  ])('for the cart %s goes to the call of %s (CALL-57)', async (guestCartId, caller) => {
    const called: string[] = [];
    const answer = (who: string) => () => {
      called.push(who);
      return { reply: { address: { firstname: 'Ewa', lastname: 'Lis', telephone: '' } } };
    };
    const host = mockHost({
      saveBillingAddress: answer('customers'),
      saveGuestBillingAddress: answer('guests'),
    });
    const person = { firstname: 'Ewa', lastname: 'Lis', phone: '' } as const;
    await saveBillingAddress({ host, guestCartId }, { person, place: undefined });
    expect(called).toEqual([caller]);
  });
});
