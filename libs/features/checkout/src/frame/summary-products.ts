import type { Cart } from '@materia/api-cart';
import { pictureUrl } from '@materia/api-catalogue';
import type { Checkout } from '@materia/api-checkout';
import type { ShopRequest } from '@materia/page-request';

/** A product of the order as the summary shows it. */
export type SummaryProduct = {
  readonly lineId: string;
  readonly name: string;
  readonly picture: string;
  readonly quantity: number;
};

/** The products that are ordered, in the order of their shipments. */
export const summaryProducts = (
  { lines }: Pick<Cart, 'lines'>,
  { shipments }: Pick<Checkout, 'shipments'>,
  { market }: Pick<ShopRequest, 'market'>,
): readonly SummaryProduct[] =>
  // A line whose units are in two shipments is shown once.
  [...new Set(shipments.flatMap(({ lineIds }) => lineIds))].flatMap((id) =>
    lines
      .filter((line) => line.id === id)
      .map(({ name, image, quantity }) => ({
        lineId: id,
        name,
        picture: pictureUrl(market.id, image),
        quantity,
      })),
  );
