import {
  Alert,
  Badge,
  ButtonLink,
  Drawer,
  Link,
  MessagePage,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { type PriceSummary, taxDisplay, type TaxedAmount } from '@materia/domain-pricing';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Amount } from '../price/Amount.tsx';
import { PriceSummaryRows } from '../amount/PriceSummaryRows.tsx';
import type { ShopViewer } from '../price/viewer.ts';
import type { ProductFacts } from '../product/facts.ts';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { useQuantityText } from '../provider/use-quantity-text.ts';
import styles from './CartPreview.module.css';

export type CartPreviewLine = {
  readonly id: string;
  readonly product: ProductFacts;
  readonly quantity: number;
  readonly saleUnit: string;
  readonly total: TaxedAmount;
};

export type CartPreviewProps = {
  /** The id by which a `DrawerButton` opens it. */
  readonly id: string;
  /** Newest first. */
  readonly lines: readonly CartPreviewLine[];
  readonly itemsCount: number;
  readonly prices: PriceSummary;
  readonly viewer: ShopViewer;
  /** Shown if the weight of every line is known. */
  readonly weightKilograms?: number | undefined;
  /** Tells guests that signing in saves the cart. */
  readonly isSignedIn: boolean;
};

/** The cart's contents in a side panel of any page: lines, total and links to cart and checkout. */
export const CartPreview = ({
  id,
  lines,
  itemsCount,
  prices,
  viewer,
  weightKilograms,
  isSignedIn,
}: CartPreviewProps) => {
  const t = useText();
  const to = usePath();
  const { number } = useFormats();
  const signIn = !isSignedIn && (
    <Alert actions={<Link href={to('login')}>{t('cart.connectAction')}</Link>}>
      {t('cart.connect')}
    </Alert>
  );
  const frame = { id, title: t('cart.title'), closeLabel: t('common.close') };

  if (lines.length === 0) {
    return (
      <Drawer {...frame}>
        <MessagePage
          use="section"
          icon="cart"
          level={3}
          title={t('cart.emptyTitle')}
          text={t('cart.emptyText')}
        />
        {signIn}
      </Drawer>
    );
  }
  return (
    <Drawer
      {...frame}
      footer={
        <Stack gap={3}>
          <PriceSummaryRows summary={prices} lines={lines.length} viewer={viewer} />
          {weightKilograms !== undefined && (
            <Text size="s" tone="soft">
              {t('cart.weight', { kilograms: number(weightKilograms) })}
            </Text>
          )}
          <ButtonLink href={to('checkoutDelivery')} variant="accent" wide>
            {t('cart.checkout')}
          </ButtonLink>
          <ButtonLink href={to('cart')} variant="secondary" wide>
            {t('cart.title')}
          </ButtonLink>
        </Stack>
      }
    >
      <Stack gap={4}>
        <p>
          <Badge tone="primary">{t('cart.items', { count: itemsCount })}</Badge>
        </p>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id}>
              <PreviewLine line={line} viewer={viewer} />
            </li>
          ))}
        </ul>
        {signIn}
      </Stack>
    </Drawer>
  );
};

const PreviewLine = ({
  line,
  viewer,
}: {
  readonly line: CartPreviewLine;
  readonly viewer: ShopViewer;
}) => {
  const to = usePath();
  const quantityText = useQuantityText();
  const { product, quantity, saleUnit, total } = line;
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <ProductPicture picture={product.picture} alt="" use="thumb" />
      </span>
      <div className={styles.words}>
        <Link
          href={to('product', { urlKey: product.urlKey })}
          variant="quiet"
          className={styles.name}
        >
          {product.name}
        </Link>
        <p className={styles.sums}>
          <span className={styles.quantity}>{quantityText(quantity, saleUnit)}</span>
          <Amount amount={taxDisplay(total, viewer).first.amount} size="s" />
        </p>
      </div>
    </div>
  );
};
