import { anOffer, aVendorOffer, mockHost } from '@materia/api-mocks';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, STORE } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadProduct } from './product.loader.ts';
import { ProductView } from './ProductView.tsx';

const [poland] = markets;
type Wire = ReturnType<typeof anOffer>;
type Mode = keyof Wire['delivery'];
type Availability = Wire['delivery']['home']['availabilities'][number];

const SENT = {
  home: { carrierCode: 'chronopost', methodCode: 'home', amount: 17.99 },
  relay: { carrierCode: 'chronorelais', methodCode: 'relay', amount: 11.99 },
  store: undefined,
} as const;

/** The text of a product's page whose offer has one availability in this mode. */
const pageWith = async (
  mode: Mode,
  stockStatus: Availability['stockStatus'],
  { chosen = true, isVendors = false } = {},
): Promise<string> => {
  const shipping = SENT[mode];
  const availability: Availability = {
    stockStatus,
    availableStock: 7,
    promise: { unit: 'DAY', delay: 2 },
    ...(shipping && { shipping }),
  };
  const none = { availabilities: [] };
  const offer = (isVendors ? aVendorOffer : anOffer)({
    delivery: { home: none, store: none, relay: none, [mode]: { availabilities: [availability] } },
  });
  const { context } = aVisit(
    poland,
    mockHost({ readOffers: () => ({ reply: { data: [offer] } }) }),
    { store: { ...STORE, chosen } },
  );
  const { facts } = await outcomeOf(() =>
    loadProduct({
      context,
      params: { urlKey: 'cement-25-kg-ref100234' },
      url: new URL('https://shop.test/cement-25-kg-ref100234.html'),
    }),
  );
  if (facts === undefined) throw new Error('The page was not loaded');
  return draw(<ProductView {...facts} />, poland);
};

describe('the deliveries on the product page', () => {
  it.each([
    ['DLV-01', 'home', 'ONSITE', 'Kurier do domu', '17,99'],
    ['DLV-02', 'home', 'FAST', 'Kurier do domu', '17,99'],
    ['DLV-03', 'home', 'BIGBOX', 'Kurier do domu', '17,99'],
    ['DLV-06', 'store', 'BIGBOX', 'Odbiór w sklepie Poznań Franowo', 'za przygotowanie zamówienia'],
    ['DLV-07', 'relay', 'ONSITE', 'Punkt odbioru', '11,99'],
    ['DLV-08', 'relay', 'BIGBOX', 'Punkt odbioru', '11,99'],
  ] as const)('%s: %s with %s is %s, with its price', async (_, mode, status, label, price) => {
    const html = await pageWith(mode, status);
    expect(html).toContain(label);
    expect(html).toContain(price);
  });

  it('a delivery is called by its lowest price, with "from" before it (PRC-08)', async () =>
    expect((await pageWith('home', 'ONSITE')).replaceAll(/[\u{a0}\u{202f}]/gu, ' ')).toContain(
      'od 17,99 zł',
    ));

  it('a vendor’s lorry is local delivery, with the call before it (DLV-04, DLV-13)', async () => {
    const html = await pageWith('home', 'SITE_DELIVERY', { isVendors: true });
    expect(html).toContain('Dostawa w promieniu około 50 km');
    expect(html).toContain('w ciągu 48 godzin');
  });

  it('before a store is chosen the retailer brings products for a price, and no pickup is promised (OFF-10, STO-27)', async () => {
    expect(await pageWith('home', 'ONSITE', { chosen: false })).toContain('17,99');
    expect(await pageWith('store', 'ONSITE', { chosen: false })).not.toContain('Odbiór w');
  });
});
