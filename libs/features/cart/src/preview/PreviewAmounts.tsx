import type { ItemsPreview, PreviewedItem } from '@materia/api-cart';
import { money } from '@materia/domain-money';
import { taxDisplay } from '@materia/domain-pricing';
import { Heading, Stack, Text } from '@materia/ui-design-system';
import {
  PriceSummaryRows,
  type ShopViewer,
  taxTextKey,
  useFormats,
  useText,
} from '@materia/ui-shop';

/** Price, stock and line of a product before it is put into the cart, for `wanted` units. */
export const PreviewAmounts = ({
  item,
  wanted,
  viewer,
}: {
  readonly item: Exclude<PreviewedItem, { kind: 'unknown' }>;
  readonly wanted: number;
  readonly viewer: ShopViewer;
}) => {
  const t = useText();
  const formats = useFormats();
  if (item.kind === 'sold-out')
    return (
      <Text size="s" tone="danger">
        {t('preview.soldOut')}
      </Text>
    );
  const unit = taxDisplay(item.unit, viewer).first;
  const total = taxDisplay(item.total, viewer).first;
  const label = t(taxTextKey(viewer, unit.tax));
  return (
    <Stack gap={1}>
      <Text size="s">
        {t('preview.unit', { amount: `${formats.money(unit.amount)} ${label}` })} ·{' '}
        {t('preview.quantity', { count: item.quantity })}
      </Text>
      {item.quantity < wanted ? (
        <Text size="s" tone="danger">
          {t('preview.short', { count: item.most, wanted: formats.number(wanted) })}
        </Text>
      ) : (
        <Text size="s" tone="soft">
          {t('preview.available', { count: item.most })}
        </Text>
      )}
      <Text weight="strong">
        {t('preview.total', { amount: `${formats.money(total.amount)} ${label}` })}
      </Text>
    </Stack>
  );
};

/** What all products together cost, as carts state it. */
export const PreviewTotal = ({
  preview: { items, total },
  viewer,
}: {
  readonly preview: ItemsPreview;
  readonly viewer: ShopViewer;
}) => {
  const t = useText();
  return (
    <Stack gap={2}>
      <Heading level={2} size="h4">
        {t('preview.sum')}
      </Heading>
      <PriceSummaryRows
        summary={{
          rows: [{ kind: 'products', amount: total }],
          total,
          ecoIncluded: money(0, total.included.currency),
        }}
        lines={items.filter(({ kind }) => kind === 'available').length}
        viewer={viewer}
      />
    </Stack>
  );
};
