import type { OrderingRefusal } from '@materia/api-checkout';
import type { TextKey } from '@materia/market-model';
import { Alert, ButtonLink } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';

/** Why no order was placed. */
export type OrderRefusal = Extract<
  OrderingRefusal['kind'],
  'later-than-promised' | 'store-not-selling' | 'already-placed' | 'too-many-requests' | 'refused'
>;

/**
 * The message of each refusal, and a link where there is a next step. Without one, the same button
 * retries.
 */
const REFUSALS = {
  'later-than-promised': { type: 'warning', text: 'checkout.laterThanPromised' },
  'store-not-selling': { type: 'warning', text: 'checkout.storeNotSelling' },
  'already-placed': {
    type: 'information',
    text: 'checkout.alreadyPlaced',
    action: { route: 'orders', label: 'checkout.ordersLink' },
  },
  'too-many-requests': { type: 'warning', text: 'guest.tooMany' },
  refused: { type: 'warning', text: 'checkout.placeFailed', again: 'errors.contactStore' },
} as const satisfies Readonly<
  Record<
    OrderRefusal,
    {
      readonly type: 'information' | 'warning';
      readonly text: TextKey;
      /** Added when the same form had been rejected before. */
      readonly again?: TextKey;
      readonly action?: { readonly route: 'orders'; readonly label: TextKey };
    }
  >
>;

/** Whether the store is to be asked when the same form is rejected again. */
export const refersToStore = (refusal: OrderRefusal): boolean => 'again' in REFUSALS[refusal];

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
      type={notice.type}
      role="alert"
      actions={
        'action' in notice && (
          <ButtonLink href={to(notice.action.route)}>{t(notice.action.label)}</ButtonLink>
        )
      }
    >
      <p>{t(notice.text)}</p>
      {persists && 'again' in notice && <p>{t(notice.again)}</p>}
    </Alert>
  );
};
