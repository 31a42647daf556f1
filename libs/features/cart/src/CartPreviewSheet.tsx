import { rowsOfExplanation } from '@materia/domain-pricing';
import { CartPreview } from '@materia/ui-shop';
import type { CartFacts } from './cart.loader.ts';

export type CartPreviewSheetProps = { readonly id: string; readonly cart: CartFacts };

/** The cart preview panel of any page, from the data the cart page loads. */
export const CartPreviewSheet = ({ id, cart }: CartPreviewSheetProps) => (
  <CartPreview
    id={id}
    lines={cart.groups.flatMap(({ lines }) =>
      lines.map((line) => ({
        id: line.id,
        product: line.product,
        quantity: line.quantity,
        saleUnit: line.conditioning.saleUnit,
        total: line.total,
      })),
    )}
    itemsCount={cart.itemsCount}
    prices={{
      rows: rowsOfExplanation(cart.explanation),
      total: cart.total,
      ecoIncluded: cart.ecoIncluded,
    }}
    viewer={cart.viewer}
    weightKilograms={cart.weightKilograms > 0 ? cart.weightKilograms : undefined}
    isSignedIn={cart.isSignedIn}
  />
);
