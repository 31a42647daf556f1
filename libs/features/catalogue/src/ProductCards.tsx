import { CompareButton, ProductCard, ProductGrid, useText } from '@materia/ui-shop';
import { AddForm } from './AddForm.tsx';
import type { CardFacts, ListFacts } from './list-facts.ts';

export type ProductCardsProps = {
  readonly label: string;
  readonly list: Pick<ListFacts, 'cards' | 'viewer' | 'mode' | 'showMarketplaceLabel' | 'compared'>;
  readonly returnTo: string;
  readonly layout?: 'list' | 'row';
  readonly headingLevel?: 2 | 3;
  /** The ids of the forms by which cards enter the comparison and leave it. */
  readonly compareForms?: { readonly add: string; readonly remove: string };
};

/** Cards visible without scrolling, whose images load eagerly. */
const EAGER_CARDS = 8;

/** The cards of a listing, each with a form that adds one unit if the store sells online. */
export const ProductCards = ({
  label,
  list,
  returnTo,
  layout = 'list',
  headingLevel = 2,
  compareForms,
}: ProductCardsProps) => {
  const t = useText();
  const { viewer, mode, showMarketplaceLabel, compared = [] } = list;
  // Written once for all cards.
  const shared = JSON.stringify({
    viewer,
    headingLevel,
    showMarketplaceLabel,
    mode,
    returnTo,
    compareForms,
  });
  const cardOf = (card: CardFacts, isEager: boolean, isCompared: boolean) => {
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
        add={
          canAdd && (
            <AddForm offer={offer} productName={card.name} returnTo={returnTo} look="icon" />
          )
        }
        further={
          compareForms !== undefined && (
            <CompareButton
              product={card}
              isCompared={isCompared}
              form={compareForms[isCompared ? 'remove' : 'add']}
              look="icon"
            />
          )
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
        const isCompared = compared.includes(card.sku);
        return {
          key: card.sku,
          card: cardOf(card, isEager, isCompared),
          facts: [card, isEager, isCompared, shared],
        };
      })}
    />
  );
};
