import type { OrderFacts, PurchaseFacts } from '@materia/api-orders';
import type { OrderOrigin } from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';
import {
  ButtonLink,
  Card,
  Heading,
  Icon,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@materia/ui-design-system';
import {
  Amount,
  nextStepText,
  ProductPicture,
  STEP_TEXT_KEYS,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import styles from './PurchaseCard.module.css';

const ORIGIN_LABELS = {
  WEB: 'purchases.online',
  STORE: 'purchases.inStore',
  SELFSERVICE: 'purchases.selfService',
} as const satisfies Readonly<Record<OrderOrigin, TextKey>>;

const MAX_PRODUCTS = 3;

/**
 * A purchase in a list: place, date, how far each of its orders is, products and amount. One with a
 * single order links to its tracking, one of several sellers to all of its orders, and one at a till
 * to its receipt.
 */
export const PurchaseCard = ({ purchase }: { readonly purchase: PurchaseFacts }) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { id, origin, boughtAt, storeName, total, priceBasis, quantity, orders, products } =
    purchase;
  const day = formats.date(boughtAt.date);
  // There may be several on a day.
  const name = t('common.labelled', { label: t('purchases.boughtOn', { date: day }), value: id });
  const more = products.length - MAX_PRODUCTS;
  const [only, ...others] = orders;
  return (
    <Card as="article" label={name} className={styles.place}>
      <div className={styles.card}>
        <Stack gap={2}>
          <Stack gap={1}>
            <Heading level={2} size="h4">
              {t('purchases.boughtOn', { date: day })}
            </Heading>
            <div className={styles.where}>
              <Icon name={origin === 'WEB' ? 'box' : 'store'} size="s" />
              <Text as="span" size="s" tone="soft">
                {t(ORIGIN_LABELS[origin])} · {storeName}
              </Text>
            </div>
          </Stack>
          {orders.length > 0 && (
            <ul className={styles.states}>
              {orders.map((order) => (
                <li key={order.id}>
                  <OrderState order={order} isAlone={others.length === 0} />
                </li>
              ))}
            </ul>
          )}
        </Stack>
        <ul className={styles.products}>
          {products.slice(0, MAX_PRODUCTS).map((product, at) => (
            <li key={`${product.id}-${at}`} className={styles.product}>
              <span className={styles.picture}>
                <ProductPicture picture={product.picture} alt="" use="thumb" />
              </span>
              <a href={to('product', { urlKey: product.urlKey })} className={styles.name}>
                {product.name}
              </a>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Text as="span" size="s" tone="soft">
                {t('purchases.more', { count: more })}
              </Text>
            </li>
          )}
        </ul>
        <div className={styles.total}>
          <Amount amount={total[priceBasis]} />
          {priceBasis === 'excluded' && (
            <Text size="s" tone="soft">
              {t('firm.net')}
            </Text>
          )}
          <Text size="s" tone="soft">
            {t('tracking.items', { count: quantity })}
          </Text>
          <ButtonLink
            href={
              only !== undefined && others.length === 0
                ? to('orderDetails', { orderId: only.id })
                : to('purchaseDetails', { purchaseId: id })
            }
            variant="secondary"
            size="s"
          >
            {t('tracking.details')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <Link href={to('buyAgain', { purchaseId: id })} className={styles.again}>
            <span>
              {t('buyAgain.action')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </span>
          </Link>
        </div>
      </div>
    </Card>
  );
};

/** How far an order of a purchase is, and of which seller it is if there are several. */
const OrderState = ({
  order: { id, number, tracking, fulfilment, store },
  isAlone,
}: {
  readonly order: OrderFacts;
  readonly isAlone: boolean;
}) => {
  const t = useText();
  const to = usePath();
  const next = nextStepText(tracking, t);
  const words = tracking.known
    ? t(STEP_TEXT_KEYS[tracking.wording][tracking.stepName])
    : t('tracking.unknownStatus', { status: tracking.status });
  return (
    <div>
      <Text size="s" weight="strong">
        {words}
      </Text>
      {next !== undefined && (
        <Text size="s" tone="soft">
          {t('tracking.nextStep', { step: next })}
        </Text>
      )}
      {(!isAlone || fulfilment.vendor !== undefined) && (
        <Text size="s" tone="soft">
          {t('tracking.soldBy', { seller: fulfilment.vendor?.name ?? store.name })}
        </Text>
      )}
      {!isAlone && (
        <Link href={to('orderDetails', { orderId: id })}>{t('tracking.order', { number })}</Link>
      )}
    </div>
  );
};
