import { CompareButton, ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import { AddForm } from './AddForm.tsx';
import type { CardFacts, ListFacts } from './list-facts.ts';

export type ProductCardsProps = {
  readonly label: string;
  readonly list: Pick<ListFacts, 'cards' | 'viewer' | 'mode' | 'showMarketplaceLabel'>;
  readonly returnTo: string;
  readonly layout?: 'list' | 'row';
  readonly headingLevel?: 2 | 3;
  /** The id of the form by which cards are compared. */
  readonly compareForm?: string;
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
  compareForm,
}: ProductCardsProps) => {
  const t = useText();
  const { viewer, mode, showMarketplaceLabel } = list;
  // Written once for all cards.
  const shared = JSON.stringify({
    viewer,
    headingLevel,
    showMarketplaceLabel,
    mode,
    returnTo,
    compareForm,
  });
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
        further={
          compareForm !== undefined && <CompareButton product={card} form={compareForm} wide />
        }
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
        return { key: card.sku, card: cardOf(card, isEager), facts: [card, isEager, shared] };
      })}
    />
  );
};
