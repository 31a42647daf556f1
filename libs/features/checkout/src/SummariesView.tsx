import {
  ButtonLink,
  Card,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  CartLineView,
  CouponConditions,
  SellerGroupCard,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { orderErrors, OrderForm } from './OrderForm.tsx';
import { pickupText } from './pickup-text.ts';
import { RefusalAlert } from './RefusalAlert.tsx';
import { OrderReviewCard } from './OrderReviewCard.tsx';
import type { SummariesOutcome } from './summaries.action.ts';
import type { SummariesFacts } from './summaries.loader.ts';

export type SummariesViewProps = {
  readonly facts: SummariesFacts;
  readonly outcome?: SummariesOutcome | undefined;
};

/** The order review with the button that places the order. */
export const SummariesView = ({ facts, outcome }: SummariesViewProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { collector, coupon, pickup } = facts;
  return (
    <CheckoutFrame
      meta="summaries"
      title={t('checkout.summariesTitle')}
      lead={t('checkout.summariesLead')}
      totals={facts.totals}
      order={<OrderForm facts={facts} outcome={outcome} />}
    >
      <ErrorSummary
        title={t('checkout.errorSummary')}
        errors={orderErrors(outcome?.faults ?? {}, t)}
      />
      {outcome?.refusal && (
        <RefusalAlert
          refusal={outcome.refusal}
          {...(outcome.persists !== undefined && { persists: outcome.persists })}
        />
      )}
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('checkout.products')}</Heading>
        {facts.groups.map((group) => (
          <SellerGroupCard
            key={group.code}
            id={group.code}
            seller={group.title}
            isThirdParty={group.isThirdParty}
            lines={group.lines.map((line) => ({
              key: line.id,
              line: <CartLineView line={line} viewer={facts.totals.viewer} />,
            }))}
          />
        ))}
        <Link href={to('cart')}>{t('checkout.changeProducts')}</Link>
      </Stack>
      {coupon && (
        <OrderReviewCard
          id="coupon"
          title={t('line.coupon', { code: coupon.code })}
          change={{ href: to('cart'), label: t('coupon.change') }}
        >
          <CouponConditions
            conditions={coupon.conditions}
            fromTotal={coupon.fromTotal}
            validUntil={coupon.validUntil}
          />
        </OrderReviewCard>
      )}
      <OrderReviewCard
        id="pickup"
        title={t('checkout.pickup')}
        change={{ href: to('checkoutShippings'), label: t('checkout.changePickup') }}
      >
        <Text weight="strong">{t('checkout.pickupAt', { store: facts.storeName })}</Text>
        {pickup && <Text>{pickupText(pickup, t, formats)}</Text>}
      </OrderReviewCard>
      <OrderReviewCard
        id="contact"
        title={t('checkout.contact')}
        change={{ href: to('checkoutInformations'), label: t('checkout.changeContact') }}
      >
        <Text weight="strong">{`${collector.firstname} ${collector.lastname}`}</Text>
        <Text>{collector.phone}</Text>
      </OrderReviewCard>
      <Card as="section" labelledBy="payment">
        <Stack gap={2}>
          <Heading level={2} size="h3" id="payment">
            {t('checkout.payment')}
          </Heading>
          <Text weight="strong">{t('checkout.payInStore')}</Text>
          <Text>{t('checkout.payInStoreText')}</Text>
        </Stack>
      </Card>
      {facts.showsBack && (
        <div>
          <ButtonLink href={to('checkoutInformations')} variant="quiet">
            {t('checkout.back')}
          </ButtonLink>
        </div>
      )}
    </CheckoutFrame>
  );
};
