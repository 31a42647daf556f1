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
  /** Address of the list. */
  readonly action: string;
  readonly name?: string;
  readonly value: SortOrder;
  /** What else the query keeps: the choices of filters, the words of a search. */
  readonly kept?: readonly { readonly name: string; readonly value: string }[];
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
 * The order of a list. Its button works before any script, and stays when the choice itself does: nothing may move while
 * the page wakes up. By keyboard the button alone opens the list anew, since each arrow key is a choice already.
 */
export const SortSelect = ({ action, name = 'sort', value, kept = [] }: SortSelectProps) => {
  const t = useText();
  return (
    <form method="get" action={action} className={styles.form}>
      {kept.map((field) => (
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
        onChange={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" variant="secondary">
        {t('listing.sortApply')}
      </Button>
    </form>
  );
};
