import type { CheckoutRefusal } from '@materia/api-checkout';
import type { TextKey } from '@materia/market-model';
import { Alert, ButtonLink } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

/** Why no order was placed. */
export type OrderRefusal = Extract<
  CheckoutRefusal['kind'],
  'store-not-selling' | 'already-placed' | 'too-many-requests' | 'refused'
>;

/**
 * The message of each refusal, and a link where there is a next step. Without one, the same button
 * retries.
 */
const REFUSALS = {
  'store-not-selling': { text: 'checkout.storeNotSelling' },
  'already-placed': {
    text: 'checkout.alreadyPlaced',
    action: { route: 'orders', label: 'checkout.ordersLink' },
  },
  'too-many-requests': { text: 'guest.tooMany' },
  refused: { text: 'checkout.placeFailed' },
} as const satisfies Readonly<
  Record<
    OrderRefusal,
    {
      readonly text: TextKey;
      readonly action?: { readonly route: 'orders'; readonly label: TextKey };
    }
  >
>;

/** Explains why no order was placed. */
export const RefusalAlert = ({
  refusal,
  persists = false,
}: {
  readonly refusal: OrderRefusal;
  /** The same form had been rejected before. */ readonly persists?: boolean;
}) => {
  const t = useText();
  const to = usePath();
  const notice = REFUSALS[refusal];
  return (
    <Alert
      type={refusal === 'already-placed' ? 'information' : 'warning'}
      role="alert"
      actions={
        'action' in notice && (
          <ButtonLink href={to(notice.action.route)}>{t(notice.action.label)}</ButtonLink>
        )
      }
    >
      <p>{t(notice.text)}</p>
      {persists && refusal === 'refused' && <p>{t('errors.contactStore')}</p>}
    </Alert>
  );
};
