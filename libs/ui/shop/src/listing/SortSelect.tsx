import { Button, SelectField } from '@materia/ui-design-system';
import type { TextKey } from '@materia/market-model';
import { useText } from '../provider/ShopProvider.tsx';
import styles from './SortSelect.module.css';

export const SORT_ORDERS = [
  'relevance',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'newest',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export type SortSelectProps = {
  /** URL of the listing. */
  readonly action: string;
  readonly name?: string;
  readonly value: SortOrder;
  /** Other query parameters to preserve: filters, search text. */
  readonly hiddenFields?: readonly { readonly name: string; readonly value: string }[];
};

const ORDER_WORDS = {
  relevance: 'listing.sortRelevance',
  'price-asc': 'listing.sortPriceAsc',
  'price-desc': 'listing.sortPriceDesc',
  'name-asc': 'listing.sortNameAsc',
  'name-desc': 'listing.sortNameDesc',
  newest: 'listing.sortNewest',
} as const satisfies Readonly<Record<SortOrder, TextKey>>;

/**
 * The sort order of a listing. Its button works without scripts and stays visible once the select works: nothing may shift
 * under a pointer. By keyboard only the button reloads the listing, since each arrow key already changes the selection.
 */
export const SortSelect = ({
  action,
  name = 'sort',
  value,
  hiddenFields = [],
}: SortSelectProps) => {
  const t = useText();
  return (
    <form method="get" action={action} className={styles.form}>
      {hiddenFields.map((field) => (
        <input
          key={`${field.name}=${field.value}`}
          type="hidden"
          name={field.name}
          value={field.value}
        />
      ))}
      <SelectField
        key={value}
        name={name}
        label={t('listing.sort')}
        hideLabel
        defaultValue={value}
        options={SORT_ORDERS.map((order) => ({ value: order, label: t(ORDER_WORDS[order]) }))}
        data-submits=""
      />
      <Button type="submit" variant="secondary">
        {t('listing.sortApply')}
      </Button>
    </form>
  );
};
