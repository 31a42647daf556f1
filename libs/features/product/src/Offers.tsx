import { byFinalCost } from '@materia/domain-shipping';
import { Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { OfferList, useText } from '@materia/ui-shop';
import { AddOffer } from './AddOffer.tsx';
import { OFFER_PARAMETER } from './offer-parameter.ts';
import type { ProductPageFacts } from './product.loader.ts';

/**
 * The sellers of the product by final cost, each with an add-to-cart form and, unless the page shows its offer already, a link to
 * the page with it.
 */
export const Offers = ({
  shown,
  others,
  viewer,
  marketplaceLabel,
  mode,
  path,
  today,
}: Pick<
  ProductPageFacts,
  'shown' | 'others' | 'viewer' | 'marketplaceLabel' | 'mode' | 'path' | 'today'
>) => {
  const t = useText();
  const offers = byFinalCost([...(shown === null ? [] : [shown]), ...others]);
  return (
    <section aria-labelledby="other-offers">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id="other-offers">
            {t('buying.compare')}
          </Heading>
          <Text size="s" tone="soft">
            {t('buying.compareText')}
          </Text>
        </Stack>
        <OfferList
          label={t('buying.compare')}
          viewer={viewer}
          marketplaceLabel={marketplaceLabel}
          today={today}
          offers={offers.map((offer) => ({
            key: offer.code,
            offer,
            options: offer.options,
            vendorRating: offer.vendorRating,
            add: (
              <Stack gap={2}>
                {mode === 'selling' && offer.isSellable && (
                  <AddOffer offer={offer} returnTo={path} />
                )}
                {offer === shown ? (
                  <Text size="s" tone="soft">
                    {t('buying.thisOffer')}
                  </Text>
                ) : (
                  <Link href={`${path}?${new URLSearchParams({ [OFFER_PARAMETER]: offer.code })}`}>
                    {t('productMore.showOffer', { seller: offer.seller.name })}
                  </Link>
                )}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </section>
  );
};
