import type { ReactNode } from 'react';
import { ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import { AddForm } from './AddForm.tsx';
import type { CardFacts, ListFacts } from './list-facts.ts';

export type ProductCardsProps = {
  readonly label: string;
  readonly list: Pick<ListFacts, 'cards' | 'viewer' | 'mode' | 'showMarketplaceLabel'>;
  readonly returnTo: string;
  readonly layout?: 'list' | 'row';
  readonly headingLevel?: 2 | 3;
  /** An additional form on each card, for example for the comparison. */
  readonly further?: (card: CardFacts) => ReactNode;
};

/** Cards visible without scrolling, whose images load eagerly. */
const EAGER_CARDS = 4;

/** The cards of a listing, each with a form that adds one unit if the store sells online. */
export const ProductCards = ({
  label,
  list,
  returnTo,
  layout = 'list',
  headingLevel = 2,
  further,
}: ProductCardsProps) => {
  const t = useText();
  const { viewer, mode, showMarketplaceLabel } = list;
  const cardOf = (card: CardFacts, isEager: boolean) => {
    const { offer, otherOffersCount } = card;
    const canAdd = mode === 'selling' && offer !== null && offer.isSellable;
    return (
      <ProductCard
        product={card}
        offer={offer ?? undefined}
        viewer={viewer}
        headingLevel={headingLevel}
        eager={isEager}
        marketplaceLabel={showMarketplaceLabel}
        add={canAdd && <AddForm offer={offer} productName={card.name} returnTo={returnTo} />}
        further={further?.(card)}
        otherOffers={otherOffersCount > 0 && t('listing.moreOffers', { count: otherOffersCount })}
      />
    );
  };
  return (
    <ProductGrid
      label={label}
      layout={layout}
      items={list.cards.map((card, index) => {
        const isEager = index < EAGER_CARDS;
        return {
          key: card.sku,
          card: cardOf(card, isEager),
          // The document preloads eager images while it draws them, and a further form is the page's own.
          ...(!isEager &&
            further === undefined && {
              facts: [card, viewer, headingLevel, showMarketplaceLabel, mode, returnTo],
            }),
        };
      })}
    />
  );
};
