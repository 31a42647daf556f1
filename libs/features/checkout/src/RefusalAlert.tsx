import type { TextKey } from '@materia/market-model';
import { Alert, ButtonLink } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import type { SummariesAnswer } from './summaries.action.ts';

type Refusal = NonNullable<SummariesAnswer['refusal']>;

/** What became of the order, and the way on. Where none is named, the same button tries again. */
const REFUSALS = {
  'cart-locked': { text: 'checkout.cartLocked' },
  'already-placed': {
    text: 'checkout.alreadyPlaced',
    action: { route: 'orders', label: 'checkout.ordersLink' },
  },
  refused: { text: 'checkout.placeFailed' },
} as const satisfies Readonly<
  Record<
    Refusal,
    {
      readonly text: TextKey;
      readonly action?: { readonly route: 'orders'; readonly label: TextKey };
    }
  >
>;

/** Tells why nothing was ordered. */
export const RefusalAlert = ({
  refusal,
  persists = false,
}: {
  readonly refusal: Refusal;
  /** It was refused before as well (ERR-32). */ readonly persists?: boolean;
}) => {
  const t = useText();
  const to = usePath();
  const words = REFUSALS[refusal];
  return (
    <Alert
      type={refusal === 'already-placed' ? 'information' : 'warning'}
      role="alert"
      actions={
        'action' in words && (
          <ButtonLink href={to(words.action.route)}>{t(words.action.label)}</ButtonLink>
        )
      }
    >
      <p>{t(words.text)}</p>
      {persists && refusal === 'refused' && <p>{t('errors.contactStore')}</p>}
    </Alert>
  );
};
