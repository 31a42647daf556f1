import type { CheckoutContact } from '@materia/api-checkout';
import { formatPhone } from '@materia/domain-contact';
import { handoverPlace } from '@materia/domain-shipping';
import {
  Alert,
  Cluster,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  CartLineView,
  CouponConditions,
  VendorGroupCard,
  useFormats,
  useShop,
} from '@materia/ui-shop';
import { BackLink } from '../frame/BackLink.tsx';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { OrderButton, orderErrors, OrderFields } from './OrderForm.tsx';
import { placeText, ShipmentDelivery } from './ShipmentDelivery.tsx';
import { RefusalAlert } from '../payment/RefusalAlert.tsx';
import { GuestEmail } from '../frame/GuestEmail.tsx';
import { PickupHourField, PickupHourForm } from './PickupHourField.tsx';
import { OrderReviewCard } from './OrderReviewCard.tsx';
import type { OrderReviewOutcome } from './review.action.ts';
import type { OrderReviewFacts } from './review.loader.ts';

export type ReviewViewProps = {
  readonly facts: OrderReviewFacts;
  readonly outcome?: OrderReviewOutcome | undefined;
};

const isSentToAddress = ({ part, method }: OrderReviewFacts['shipments'][number]): boolean =>
  method === undefined ? part !== 'collected' : handoverPlace(method) === 'address';

const deliveryId = ({ part, seller }: OrderReviewFacts['shipments'][number]): string =>
  `delivery-${part}-${seller.code}`;

const payerText = ({ firstname, lastname, address }: CheckoutContact): string =>
  [`${firstname} ${lastname}`, ...(address ? [placeText(address)] : [])].join(', ');

/** The order review with the choice of the payment and the button that places the order. */
export const ReviewView = ({ facts, outcome }: ReviewViewProps) => {
  const { market, t, to } = useShop();
  const formats = useFormats();
  const { contact, coupon, shipments } = facts;
  const areCollected = shipments.every(({ part }) => part === 'collected');
  return (
    <>
      {facts.pickupHours && <PickupHourForm />}
      <form
        method="post"
        noValidate
        aria-label={t('checkout.reviewTitle')}
        data-draft={facts.draft}
      >
        <CheckoutFrame
          page="review"
          title={t('checkout.reviewTitle')}
          lead={t('checkout.reviewLead')}
          totals={facts.totals}
          products={facts.products}
        >
          <ErrorSummary
            title={t('checkout.errorSummary')}
            errors={orderErrors(outcome, t, market)}
          />
          {outcome?.refusal && (
            <RefusalAlert
              refusal={outcome.refusal}
              {...(outcome.persists !== undefined && { persists: outcome.persists })}
            />
          )}
          <Stack as="section" gap={3}>
            <Heading level={2}>{t('checkout.products')}</Heading>
            {shipments.map((shipment) => (
              <VendorGroupCard
                key={`${shipment.part}-${shipment.seller.code}`}
                id={`${shipment.part}-${shipment.seller.code}`}
                seller={shipment.title}
                isThirdParty={shipment.part === 'sent'}
                toldApartBy={deliveryId(shipment)}
                banner={
                  <Stack gap={3}>
                    <ShipmentDelivery
                      id={deliveryId(shipment)}
                      shipment={shipment}
                      address={
                        shipment.part === 'sent'
                          ? (facts.vendorsAddress ?? contact.address)
                          : contact.address
                      }
                      storeName={facts.storeName}
                    />
                    {shipment.part === 'collected' && facts.pickupHours && (
                      <PickupHourField hours={facts.pickupHours} />
                    )}
                  </Stack>
                }
                lines={shipment.lines.map((line) => ({
                  key: line.id,
                  line: <CartLineView line={line} viewer={facts.totals.viewer} />,
                }))}
              />
            ))}
            <Cluster gap={4}>
              <Link href={to('cart')}>{t('checkout.changeProducts')}</Link>
              <Link href={to('checkoutDelivery')}>
                {t(areCollected ? 'checkout.changePickup' : 'checkout.changeDelivery')}
              </Link>
            </Cluster>
          </Stack>
          {coupon && (
            <OrderReviewCard
              id="coupon"
              title={t('line.coupon', { code: coupon.code })}
              change={{ href: to('cart'), label: t('coupon.change') }}
            >
              <CouponConditions terms={coupon} />
            </OrderReviewCard>
          )}
          <OrderReviewCard
            id="contact"
            title={t('checkout.contact')}
            change={{ href: to('checkoutRecipient'), label: t('checkout.changeContact') }}
          >
            <Text weight="strong">{`${contact.firstname} ${contact.lastname}`}</Text>
            <Text>{formatPhone(contact.phone, market.rules.phone)}</Text>
            {facts.guestEmail !== undefined && <GuestEmail email={facts.guestEmail} />}
            {contact.address && shipments.some(isSentToAddress) && (
              <Text>{placeText(contact.address)}</Text>
            )}
            {facts.billing && (
              <Text>{t('checkout.billingTo', { address: payerText(facts.billing) })}</Text>
            )}
          </OrderReviewCard>
          <OrderFields facts={facts} outcome={outcome} />
          {facts.aboveLimit && (
            <Alert type="information">
              {t('approvals.checkoutNote', { amount: formats.money(facts.aboveLimit) })}
            </Alert>
          )}
          <OrderButton facts={facts} outcome={outcome} />
          {facts.showsBack && (
            <div>
              <BackLink page="review" addressesFirst={facts.totals.addressesFirst} />
            </div>
          )}
        </CheckoutFrame>
      </form>
    </>
  );
};
