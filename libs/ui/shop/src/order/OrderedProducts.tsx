import type { Money } from '@materia/domain-money';
import type { PriceBasis } from '@materia/domain-pricing';
import { Link, Table, Text } from '@materia/ui-design-system';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { usePath, useText } from '../provider/ShopProvider.tsx';
import { useFormats } from '../provider/use-formats.ts';
import { LINE_HEADINGS, lineAmountText } from './line-amount-text.ts';
import styles from './OrderedProducts.module.css';

/** A product of an order or a receipt, at the prices of that time. */
export type OrderedProduct = {
  readonly id: string;
  readonly name: string;
  readonly urlKey: string;
  /** The URL of its picture without size; undefined where none is recorded, such as on receipts. */
  readonly image?: string | undefined;
  readonly quantity: number;
  readonly unit: Money;
  readonly total: Money;
  readonly discount: Money | undefined;
  readonly vendorName: string;
};

export type OrderedProductsProps = {
  readonly lines: readonly OrderedProduct[];
  readonly caption: string;
  /** Whether the amounts are with tax or without. */
  readonly priceBasis: PriceBasis;
  /** What its buyer can do about a product: the name of it, and the address for each line by its id. */
  readonly action?: { readonly label: string; readonly paths: Readonly<Record<string, string>> };
};

/** The products of an order with their pictures and amounts. */
export const OrderedProducts = ({ lines, caption, priceBasis, action }: OrderedProductsProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  return (
    <Table
      caption={caption}
      hideCaption
      columns={[
        { key: 'name', label: t('orders.product') },
        { key: 'unit', label: t(LINE_HEADINGS[priceBasis].unit), align: 'end' },
        { key: 'quantity', label: t('orders.quantity'), align: 'end' },
        { key: 'total', label: t(LINE_HEADINGS[priceBasis].total), align: 'end' },
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: {
          name: (
            <div className={styles.product}>
              {line.image !== undefined && (
                <span className={styles.picture}>
                  <ProductPicture picture={line.image} alt="" use="thumb" />
                </span>
              )}
              <div>
                <Link href={to('product', { urlKey: line.urlKey })}>{line.name}</Link>
                <Text size="xs" tone="soft">
                  {t('orders.soldBy', { seller: line.vendorName })}
                </Text>
                <LineAction path={action?.paths[line.id]} label={action?.label} />
              </div>
            </div>
          ),
          unit: formats.money(line.unit),
          quantity: formats.number(line.quantity),
          total: lineAmountText(line, t, formats),
        },
      }))}
    />
  );
};

const LineAction = ({
  path,
  label,
}: {
  readonly path: string | undefined;
  readonly label: string | undefined;
}) =>
  path === undefined ? null : (
    <Text size="xs">
      <Link href={path}>{label}</Link>
    </Text>
  );
