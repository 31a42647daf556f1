import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { VendorGroupCard } from '../cart/VendorGroupCard.tsx';
import { aPrice, privateViewer } from '../samples/offers.ts';
import { htmlInMarket } from '../samples/html-in-market.tsx';
import type { OfferVendorFacts } from './facts.ts';
import { OfferList } from './OfferList.tsx';

const VENDOR: OfferVendorFacts = { name: 'Kominki Beskid', isThirdParty: true, id: '140109' };

describe.each(markets)('the vendor identity in $id', (market) => {
  const path =
    market.settings.vendorAddress === 'shop-name'
      ? '/nos-vendeurs/Kominki%20Beskid'
      : '/nos-vendeurs/kominki-beskid-140109';
  const offersOf = (seller: OfferVendorFacts): string =>
    htmlInMarket(
      market,
      <OfferList
        label="offers"
        viewer={privateViewer}
        offers={[
          {
            key: '1',
            offer: {
              price: aPrice({ currency: market.currency }),
              conditioning: { saleUnit: 'EA' },
              stock: { kind: 'unavailable' },
              seller,
            },
          },
        ]}
      />,
    );
  const groupOf = (seller: OfferVendorFacts): string =>
    htmlInMarket(
      market,
      <VendorGroupCard
        id="1"
        seller={seller.name}
        vendorId={seller.id}
        isThirdParty={seller.isThirdParty}
        lines={[]}
      />,
    );

  it.each([
    ['an offer beside the best one', offersOf],
    ['what a vendor sells in a cart', groupOf],
  ])(
    '%s leads to the page that says who the trader is; the retailer’s own to none (BEY-13)',
    (_, htmlOf) => {
      expect(htmlOf(VENDOR)).toContain(`href="${path}"`);
      expect(htmlOf({ name: market.name, isThirdParty: false, id: 'MATERIA' })).not.toContain(
        'href=',
      );
    },
  );
});
