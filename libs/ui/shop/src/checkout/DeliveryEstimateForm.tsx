import { handoverPlace, type ShippingMethodCode } from '@materia/domain-shipping';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import { Button, Heading, Stack, Text, TextField } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { type CostTerms, deliveryCostText } from '../price/delivery-cost-text.ts';
import { estimateForm } from './estimate-form.ts';
import styles from './DeliveryEstimateForm.module.css';

/** One way in which a shipment can arrive: its price, and the day when it is ready or arrives at the latest. */
export type EstimatedMethod = {
  readonly method: ShippingMethodCode;
  readonly price: Money;
  readonly date: PlainDate | undefined;
};

export type DeliveryEstimateFormProps = {
  /** The page itself: the form sends the postal code to it with GET. */
  readonly action: string;
  readonly typed: string;
  /** Set if the typed text is no postal code: one as the market writes it. */
  readonly example: string | undefined;
  /** By vendor; undefined before an estimate and when there is none. */
  readonly shipments:
    | readonly {
        readonly seller: string;
        readonly methods: readonly EstimatedMethod[];
        /** The preparation fee that comes with each of the methods. */
        readonly preparation: Money | undefined;
        /** Who sees what it costs, and how it is taxed. */
        readonly terms?: CostTerms | undefined;
      }[]
    | undefined;
};

/** What delivery to a postal code costs and by when, for each vendor of the cart. */
export const DeliveryEstimateForm = ({
  action,
  typed,
  example,
  shipments,
}: DeliveryEstimateFormProps) => {
  const t = useText();
  return (
    <Stack gap={3}>
      <form method="get" action={action} className={styles.search}>
        <TextField
          name={estimateForm.names.postcode}
          label={t('estimate.near')}
          defaultValue={typed}
          error={example === undefined ? undefined : t('estimate.invalid', { example })}
          inputMode="numeric"
          autoComplete="postal-code"
          width="s"
        />
        <Button variant="secondary">{t('estimate.show')}</Button>
      </form>
      {shipments?.map(({ seller, methods, preparation, terms }, at) => (
        <Stack key={`${seller}-${String(at)}`} gap={1}>
          {shipments.length > 1 && (
            <Heading level={3} size="h4">
              {seller}
            </Heading>
          )}
          {methods.every(isCollected) && <Text size="s">{t('estimate.none')}</Text>}
          {methods.length > 0 && (
            <Methods methods={methods} preparation={preparation} terms={terms} />
          )}
        </Stack>
      ))}
    </Stack>
  );
};

const isCollected = ({ method }: EstimatedMethod): boolean => handoverPlace(method) === 'store';

const Methods = ({
  methods,
  preparation,
  terms,
}: {
  readonly methods: readonly EstimatedMethod[];
  readonly preparation: Money | undefined;
  readonly terms: CostTerms | undefined;
}) => {
  const t = useText();
  const formats = useFormats();
  return (
    <ul className={styles.methods}>
      {methods.map(({ method, price, date }) => (
        <li key={method} className={styles.method}>
          <span>
            {t(LABELS[method])}
            {date !== undefined && (
              <span className={styles.day}>
                {t(handoverPlace(method) === 'store' ? 'estimate.ready' : 'estimate.arrives', {
                  date: formats.longDate(date),
                })}
              </span>
            )}
          </span>
          <span className={styles.price}>
            {deliveryCostText({ price, preparation, terms }, t, formats)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const LABELS = {
  'drive/two_hours': 'estimate.pickup',
  'drive/scheduled': 'estimate.pickup',
  'transporter/home': 'estimate.truck',
  'chronopost/home': 'estimate.home',
  'chronorelais/relay': 'estimate.relay',
  'locker/locker': 'estimate.locker',
  'allxbrick/delivery': 'estimate.partner',
  'allxbrick/pickup': 'estimate.partnerPickup',
  'seller/home': 'estimate.home',
  'seller/relay': 'estimate.relay',
} as const satisfies Readonly<Record<ShippingMethodCode, string>>;
