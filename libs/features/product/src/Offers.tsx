import { Heading, Link, Stack } from '@materia/ui-design-system';
import { OfferList, useText } from '@materia/ui-shop';
import { AddOffer } from './AddOffer.tsx';
import { OFFER_PARAMETER } from './offer-parameter.ts';
import type { ProductPageFacts } from './product.loader.ts';

/** The other offers, each with a link to the page with that offer and an add-to-cart form. */
export const Offers = ({
  others,
  viewer,
  marketplaceLabel,
  mode,
  path,
}: Pick<ProductPageFacts, 'others' | 'viewer' | 'marketplaceLabel' | 'mode' | 'path'>) => {
  const t = useText();
  return (
    <section aria-labelledby="other-offers">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="other-offers">
          {t('product.otherOffers')}
        </Heading>
        <OfferList
          label={t('product.otherOffers')}
          viewer={viewer}
          marketplaceLabel={marketplaceLabel}
          offers={others.map((offer) => ({
            key: offer.code,
            offer,
            add: (
              <Stack gap={2}>
                {mode === 'selling' && offer.isSellable && (
                  <AddOffer offer={offer} returnTo={path} />
                )}
                <Link href={`${path}?${new URLSearchParams({ [OFFER_PARAMETER]: offer.code })}`}>
                  {t('productMore.showOffer', { seller: offer.seller.name })}
                </Link>
              </Stack>
            ),
          }))}
        />
      </Stack>
    </section>
  );
};
