import type { PurchaseFacts } from '@materia/api-orders';
import type { OrderOrigin } from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';
import {
  ButtonLink,
  Card,
  Heading,
  Icon,
  Stack,
  Text,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { Amount, ProductPicture, useFormats, usePath, useText } from '@materia/ui-shop';
import styles from './PurchaseCard.module.css';

const ORIGIN_LABELS = {
  WEB: 'purchases.online',
  STORE: 'purchases.inStore',
  SELFSERVICE: 'purchases.selfService',
} as const satisfies Readonly<Record<OrderOrigin, TextKey>>;

const MAX_PRODUCTS = 3;

/** A purchase in a list: place, date, products and amount. Orders link to their tracking, others to their receipt. */
export const PurchaseCard = ({
  purchase: { id, origin, boughtAt, storeName, total, quantity, isOrder, products },
}: {
  readonly purchase: PurchaseFacts;
}) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const day = formats.date(boughtAt.date);
  // There may be several on a day.
  const name = t('common.labelled', { label: t('purchases.boughtOn', { date: day }), value: id });
  const more = products.length - MAX_PRODUCTS;
  return (
    <Card as="article" label={name} className={styles.place}>
      <div className={styles.card}>
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
        <ul className={styles.products}>
          {products.slice(0, MAX_PRODUCTS).map((product) => (
            <li key={product.id} className={styles.product}>
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
          <Amount amount={total} />
          <Text size="s" tone="soft">
            {t('tracking.items', { count: quantity })}
          </Text>
          <ButtonLink
            href={
              isOrder
                ? to('orderDetails', { orderId: id })
                : to('purchaseDetails', { purchaseId: id })
            }
            variant="secondary"
            size="s"
          >
            {t('tracking.details')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
