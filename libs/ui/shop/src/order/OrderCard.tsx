import { ButtonLink, Card, Icon, Text, VisuallyHidden } from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Tracking } from '@materia/domain-order';
import type { PriceBasis, TaxedAmount } from '@materia/domain-pricing';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Amount } from '../price/Amount.tsx';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { nextStepText } from './next-step-text.ts';
import { purchaseText } from './purchase-text.ts';
import styles from './OrderCard.module.css';
import { OrderProgress } from './OrderProgress.tsx';
import { STEP_TEXT_KEYS } from './step-text-keys.ts';

export type OrderCardFacts = {
  /** The id used in the URL of its page. */
  readonly id: string;
  /** The number shown to the customer. */
  readonly number: string;
  readonly placedOn: PlainDate;
  /** What it costs, with tax and without. */
  readonly total: TaxedAmount;
  /** Which of both was agreed, and is shown. */
  readonly priceBasis: PriceBasis;
  /** The orders of its purchase; the first one is the number of the purchase. */
  readonly purchaseOrders: readonly string[];
  readonly itemsCount: number;
  readonly tracking: Tracking;
  /** The vendor who sells and sends it; undefined for the retailer. */
  readonly vendor?: string | undefined;
  /** Pictures of its first products. */
  readonly pictures: readonly string[];
};

export type OrderCardProps = {
  readonly order: OrderCardFacts;
  readonly headingLevel?: 2 | 3;
  /** The address of its page; by default that of the customer's own orders. */
  readonly href?: string;
};

const MOST_PICTURES = 4;

/** An order in an order list. */
export const OrderCard = ({ order, headingLevel = 3, href }: OrderCardProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const Title = `h${headingLevel}` as const;
  const { tracking } = order;
  const name = t('tracking.order', { number: order.number });
  const purchase = purchaseText(order, t);
  const next = nextStepText(tracking, t);
  return (
    <Card as="article" label={name} className={styles.place}>
      <div className={styles.card}>
        <div className={styles.words}>
          <p
            className={styles.status}
            data-cancelled={tracking.stepName === 'cancelled' ? '' : undefined}
          >
            <Icon
              name={
                tracking.stepName === 'cancelled'
                  ? 'close'
                  : tracking.stepName === 'completed'
                    ? 'check'
                    : 'box'
              }
              size="s"
            />
            {tracking.known
              ? t(STEP_TEXT_KEYS[tracking.wording][tracking.stepName])
              : t('tracking.unknownStatus', { status: tracking.status })}
          </p>
          <OrderProgress tracking={tracking} />
          {next !== undefined && (
            <Text size="s" tone="soft">
              {t('tracking.nextStep', { step: next })}
            </Text>
          )}
          <div>
            {purchase !== undefined && (
              <Text size="s" tone="soft">
                {purchase}
              </Text>
            )}
            <Title className={styles.title}>{name}</Title>
            <Text size="s" tone="soft">
              {t('tracking.placedOn', { date: formats.date(order.placedOn) })}
            </Text>
            {order.vendor !== undefined && (
              <Text size="s" tone="soft">
                {t('tracking.soldBy', { seller: order.vendor })}
              </Text>
            )}
          </div>
        </div>
        <div className={styles.pictures}>
          {order.pictures.slice(0, MOST_PICTURES).map((picture, index) => (
            <span key={`${picture}-${index}`} className={styles.picture}>
              <ProductPicture picture={picture} alt="" use="thumb" />
            </span>
          ))}
        </div>
        <div className={styles.total}>
          <Amount amount={order.total[order.priceBasis]} />
          {order.priceBasis === 'excluded' && (
            <Text size="s" tone="soft">
              {t('firm.net')}
            </Text>
          )}
          <Text size="s" tone="soft">
            {t('tracking.items', { count: order.itemsCount })}
          </Text>
        </div>
        <ButtonLink href={href ?? to('orderDetails', { orderId: order.id })} variant="secondary">
          <span aria-hidden="true">{t('tracking.details')}</span>
          <VisuallyHidden>{t('tracking.detailsOf', { number: order.number })}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  );
};
