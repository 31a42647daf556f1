import { Alert, Button, ButtonLink, Cluster, ErrorSummary, Stack } from '@materia/ui-design-system';
import { type FieldName, undeliverableText, usePath, useText } from '@materia/ui-shop';
import { BackLink } from '../frame/BackLink.tsx';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { preparationOf } from '../frame/checkout-totals.ts';
import { DeliveryCalendar } from './calendar/DeliveryCalendar.tsx';
import { deliveryErrors, deliverySummary } from './delivery-errors.ts';
import type { DeliveryOutcome } from './delivery.action.ts';
import type { DeliveryFacts } from './delivery.loader.ts';
import { PARCEL } from './form/delivery-shipments.ts';
import { DivideProducts } from './divide/DivideProducts.tsx';
import { DeliveryPopup } from './place/DeliveryPopup.tsx';
import { PartnerDialog } from './place/PartnerDialog.tsx';
import { dependsOnPlace, ShipmentCard } from './shipment/ShipmentCard.tsx';
import { isDrive } from './shipment/shipment-title.ts';

export type DeliveryViewProps = {
  readonly facts: DeliveryFacts;
  readonly outcome?: DeliveryOutcome | undefined;
};

/** How each shipment reaches the customer: one card for what the store prepares, one for each vendor. */
export const DeliveryView = ({ facts, outcome }: DeliveryViewProps) => {
  const t = useText();
  const to = usePath();
  const { shipments, divisible = [] } = facts;
  const values = outcome?.values ?? facts.values;
  const errors = deliveryErrors(facts, outcome, t);
  const errorOf = (field: FieldName): string | undefined =>
    errors.find((error) => error.field === field)?.message;
  const isPossible = shipments.length > 0;
  return (
    <CheckoutFrame
      page="delivery"
      title={t('checkout.deliveryTitle')}
      lead={
        shipments.some(({ choices }) => choices.some(isDrive))
          ? t('checkout.deliveryLead', { store: facts.storeName })
          : shipments.some(({ part }) => part !== 'sent')
            ? t('checkout.deliveryLeadBrought')
            : t('checkout.deliveryLeadSent')
      }
      totals={facts.totals}
      products={facts.products}
    >
      <ErrorSummary title={t('checkout.errorSummary')} errors={deliverySummary(errors, facts, t)} />
      {outcome?.partner && (
        <PartnerDialog
          prompt={outcome.partner}
          storeName={facts.isStoreChosen === false ? undefined : facts.storeName}
          formerPostcode={facts.values.postcode}
        />
      )}
      {facts.estimate && (
        <DeliveryPopup
          estimate={facts.estimate}
          example={facts.postcodeExample}
          preparation={preparationOf(facts.totals).included}
          terms={facts.estimateTerms}
        />
      )}
      {facts.undeliverable.length > 0 && <Undeliverable lines={facts.undeliverable} />}
      {!isPossible && (
        <Alert
          type="warning"
          actions={<ButtonLink href={to('cart')}>{t('checkout.noMethodAction')}</ButtonLink>}
        >
          {t('checkout.noMethod')}
        </Alert>
      )}
      <form method="post" noValidate data-choices="" aria-label={t('checkout.deliveryTitle')}>
        <Stack gap={5}>
          {shipments.map((shipment) => (
            <ShipmentCard
              key={shipment.key}
              shipment={shipment}
              asksPlace={shipment === shipments.find(dependsOnPlace)}
              hasParcel={shipments.some(({ key }) => key === PARCEL)}
              facts={facts}
              values={values}
              errorOf={errorOf}
            />
          ))}
          {divisible.length > 0 && (
            <DivideProducts
              lines={divisible}
              isDivided={shipments.filter(({ part }) => part !== 'sent').length > 1}
            />
          )}
          <div data-preview-part="calendar">
            {facts.calendar.length > 0 && (
              <DeliveryCalendar days={facts.calendar} storeName={facts.storeName} />
            )}
          </div>
          <Cluster>
            {isPossible && (
              <Button size="l" iconAfter="chevron-right">
                {t('checkout.next')}
              </Button>
            )}
            {isPossible && (
              <noscript>
                <Button variant="quiet" formMethod="get" formNoValidate>
                  {t('checkout.updateSummary')}
                </Button>
              </noscript>
            )}
            {facts.showsBack && isPossible && (
              <BackLink page="delivery" addressesFirst={facts.totals.addressesFirst} />
            )}
          </Cluster>
        </Stack>
      </form>
    </CheckoutFrame>
  );
};

/** Products that cannot be delivered. The others can be ordered without them. */
const Undeliverable = ({ lines }: { readonly lines: DeliveryFacts['undeliverable'] }) => {
  const t = useText();
  return (
    <Alert type="warning" title={t('checkout.undeliverableTitle')}>
      <ul>
        {lines.map(({ name, reason, most }) => (
          <li key={name}>
            {t('common.labelled', { label: name, value: undeliverableText(t, { reason, most }) })}
          </li>
        ))}
      </ul>
      <p>{t('checkout.undeliverableText')}</p>
    </Alert>
  );
};
