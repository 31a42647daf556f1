import { type DeliveryEstimate, estimatedShipments } from '@materia/api-checkout';
import type { Money } from '@materia/domain-money';
import { Dialog, DialogButton } from '@materia/ui-design-system';
import { type CostTerms, DeliveryEstimateForm, usePath, useText } from '@materia/ui-shop';

export type DeliveryPopupProps = {
  readonly estimate: DeliveryEstimate;
  /** A postal code of the market as it is written. */
  readonly example: string;
  /** The preparation fee of the order, with tax. */
  readonly preparation: Money;
  /** Who sees what it costs, and how it is taxed. */
  readonly terms?: CostTerms | undefined;
};

const DIALOG = 'delivery-popup';

/**
 * A button, and the dialog that lists every method with price and date for a postal code. It is
 * open after a search.
 */
export const DeliveryPopup = ({
  estimate: { typed, isInvalid, shipments },
  example,
  preparation,
  terms,
}: DeliveryPopupProps) => {
  const t = useText();
  const to = usePath();
  return (
    <div>
      <DialogButton dialogId={DIALOG} variant="quiet" icon="truck">
        {t('estimate.open')}
      </DialogButton>
      <Dialog
        id={DIALOG}
        title={t('estimate.title')}
        closeLabel={t('estimate.close')}
        open={typed !== ''}
        size="s"
      >
        <DeliveryEstimateForm
          action={to('checkoutDelivery')}
          typed={typed}
          example={isInvalid ? example : undefined}
          shipments={
            shipments &&
            estimatedShipments(shipments, preparation).map((shipment) => ({
              ...shipment,
              terms,
            }))
          }
        />
      </Dialog>
    </div>
  );
};
