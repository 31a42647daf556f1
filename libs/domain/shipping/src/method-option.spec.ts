import { plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import type { OfferDelivery, StockStatus } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { methodOption } from './method-option.ts';
import type { ShippingMethodCode } from './shipping-methods.ts';

const PRICE = money(1990, 'PLN');
const DATE = plainDate(2026, 11, 24);
const stocked = (
  change: Partial<Readonly<Record<keyof OfferDelivery, StockStatus>>>,
): OfferDelivery => {
  const at = (mode: keyof OfferDelivery) => {
    const stockStatus = change[mode];
    return { availabilities: stockStatus === undefined ? [] : [{ stockStatus }] };
  };
  return { home: at('home'), store: at('store'), relay: at('relay') };
};
const optionOf = (method: ShippingMethodCode, ...deliveries: readonly OfferDelivery[]) =>
  methodOption({ method, price: PRICE, date: DATE }, deliveries);

describe('a method of the checkout', () => {
  it('is a delivery option with label, price, day, carrier, method, picture, seller and stock status (DLV-10, STK-06)', () => {
    expect(optionOf('chronopost/home', stocked({ home: 'ONSITE' }))).toEqual({
      label: 'home-courier',
      offerDeliveryPrice: PRICE,
      deliveryDate: DATE,
      deliveryMode: 'chronopost',
      deliveryMethod: 'home',
      img: 'truck',
      is3p: false,
      stockStatus: 'ONSITE',
    });
  });

  it.each([
    ['drive/two_hours', { store: 'BIGBOX' }, 'drive-pickup', 'BIGBOX'],
    ['chronorelais/relay', { relay: 'ONSITE' }, 'relay-point', 'ONSITE'],
    ['locker/locker', { relay: 'ONSITE' }, 'relay-point', 'ONSITE'],
    ['chronopost/home', { home: 'FAST' }, 'home-courier', 'FAST'],
    ['seller/home', { home: 'SITE_DELIVERY' }, 'local-delivery', 'SITE_DELIVERY'],
  ] as const)('%s of %o is %s with %s (STK-06, DLV-10)', (method, stock, label, stockStatus) => {
    expect(optionOf(method, stocked(stock))).toMatchObject({ label, stockStatus });
  });

  it('has the status of its slowest product (STK-06)', () => {
    expect(
      optionOf('drive/scheduled', stocked({ store: 'ONSITE' }), stocked({ store: 'BIGBOX' })),
    ).toMatchObject({ stockStatus: 'BIGBOX' });
  });

  it('counts a product without stock for its mode with that of another mode (STK-06)', () => {
    expect(optionOf('transporter/home', stocked({ store: 'BIGBOX' }))).toMatchObject({
      label: 'home-courier',
      stockStatus: 'BIGBOX',
    });
  });

  it('keeps the price of the partner carrier, who hands over in a store (DLV-10)', () => {
    expect(optionOf('allxbrick/pickup', stocked({ store: 'ONSITE' })).offerDeliveryPrice).toEqual(
      PRICE,
    );
  });

  it('of a vendor is marked as third-party (DLV-10)', () => {
    expect(optionOf('seller/relay', stocked({ relay: 'ONSITE' })).is3p).toBe(true);
  });

  it('has no stock status while nothing is in stock (STK-06)', () => {
    const soldOut = stocked({ store: 'SOLDOUT' });
    expect(optionOf('drive/two_hours', soldOut)).toMatchObject({
      label: 'drive-pickup',
      stockStatus: undefined,
    });
  });
});
