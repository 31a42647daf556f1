import type { Reply } from '@materia/api-contract';
import { type Currency, money, toMajorUnits } from '@materia/domain-money';
import { isSellable } from '@materia/domain-stock-status';
import type { FoundSubstitute } from '../../catalogue/substitutes/find-substitutes.ts';
import type { LineAvailability, PurchaseAvailability } from './availability.ts';

type WireAvailability = Reply<'readOrderAvailability'>;
type WireBoughtLine = WireAvailability['lines'][number];

/** What a store has of a purchase, on the wire. */
export const wireAvailability = (
  { isReorderable, lines }: PurchaseAvailability,
  currency: Currency,
): WireAvailability => ({
  currency,
  isReorderable,
  lines: lines.map((line) => wireLine(line, currency)),
});

const wireLine = (now: LineAvailability, currency: Currency): WireBoughtLine => {
  const { line } = now;
  const then = {
    lineNumber: line.lineNumber,
    itemId: line.sku,
    name: line.name,
    imageUrl: line.image,
    urlKey: line.urlKey,
    vendorName: line.vendorName,
    qtyOrdered: line.qty,
    price: toMajorUnits(money(line.unitMinor, currency)),
    priceNoTax: toMajorUnits(money(line.unitNetMinor, currency)),
  };
  return now.kind === 'unavailable'
    ? { ...then, substitutes: now.substitutes.flatMap(wireSubstitute) }
    : {
        ...then,
        available: {
          offerId: now.offerId,
          qtyMax: now.most,
          ...(now.inStore !== undefined && { qtyInStore: now.inStore }),
          price: toMajorUnits(now.unit.included),
          priceNoTax: toMajorUnits(now.unit.excluded),
        },
        substitutes: [],
      };
};

const wireSubstitute = ({ card, offers }: FoundSubstitute): WireBoughtLine['substitutes'] => {
  const unit = offers.find(isSellable)?.price.unit;
  return unit === undefined
    ? []
    : [
        {
          itemId: card.sku,
          name: card.name,
          imageUrl: card.image,
          urlKey: card.url_key,
          price: toMajorUnits(unit.included),
          priceNoTax: toMajorUnits(unit.excluded),
        },
      ];
};
