import { fetchSuggestions, pictureUrl } from '@materia/api-catalogue';
import { gatewayClient } from '@materia/api-client-kernel/gateway';
import { liveQueries } from '@materia/api-client-kernel/live';
import { Icon, SearchField, type SearchFieldProps, usePaused } from '@materia/ui-design-system';
import { ProductPicture, useFormats, usePath, useShop, useText } from '@materia/ui-shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { recentItems, suggestionItems, type SuggestionItem } from './suggestion-items.ts';
import styles from './SuggestingField.module.css';

/** Whose prices suggestions show: those of the store, without tax for professionals. */
export type SuggestionsFor = { readonly storeId: string; readonly isProfessional: boolean };

export type SuggestingFieldProps = {
  readonly form: Pick<
    SearchFieldProps,
    'action' | 'label' | 'placeholder' | 'submitLabel' | 'tone'
  >;
  /** The text of the plain field that this one replaces. */
  readonly typed: string;
  readonly shopper: SuggestionsFor;
};

/** Suggestions are requested after this many letters, and after a pause in typing. */
const LETTERS_NEEDED = 2;
const PAUSE_MS = 200;

/**
 * The search form with suggestions: arrow keys move, Enter opens the highlighted one, Escape closes; without a
 * highlighted one Enter searches for the text. An empty field shows the last searches of this browser.
 */
export const SuggestingField = ({ form, typed: before, shopper }: SuggestingFieldProps) => {
  const t = useText();
  const to = usePath();
  const { market } = useShop();
  const [typed, setTyped] = useState(before);
  const [recent, setRecent] = useState(() => recentSearches(market.id));
  const searchText = usePaused(typed.trim(), PAUSE_MS);
  const { data: found } = useQuery(
    {
      queryKey: ['suggest', shopper.storeId, searchText],
      enabled: searchText.length >= LETTERS_NEEDED,
      queryFn: ({ signal }) =>
        fetchSuggestions(gatewayClient(globalThis.fetch, signal), searchText, {
          storeId: shopper.storeId,
          currency: market.currency,
        }),
      placeholderData: keepPreviousData,
    },
    liveQueries,
  );
  const isEmpty = typed.trim() === '';
  const items = isEmpty
    ? recentItems(recent, to, t('header.forgetSearches'))
    : found === undefined || typed.trim().length < LETTERS_NEEDED
      ? []
      : suggestionItems(found, to);
  const choose = (item: SuggestionItem): void => {
    if (item.kind === 'forget') {
      forgetSearches(market.id);
      setRecent([]);
      return;
    }
    rememberSearch(market.id, isEmpty || item.kind === 'correction' ? item.label : typed);
    location.assign(item.href);
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, openMenu } =
    useCombobox<SuggestionItem>({
      id: 'search',
      inputId: 'search',
      menuId: 'search-list',
      items: [...items],
      inputValue: typed,
      selectedItem: null,
      initialIsOpen: true,
      itemToString: (item) => item?.label ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) choose(selectedItem);
      },
    });
  /** Enter opens the highlighted suggestion; with none highlighted it submits the search. */
  const submitSearch = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && highlightedIndex === -1)
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  const isShown = isOpen && items.length > 0;
  return (
    <div className={styles.place} onSubmit={() => rememberSearch(market.id, typed)}>
      <SearchField
        {...form}
        inputProps={getInputProps({
          autoFocus: true,
          'aria-labelledby': undefined,
          onChange: (event) => setTyped(event.currentTarget.value),
          onFocus: () => openMenu(),
          onKeyDown: submitSearch,
        })}
      />
      <ul
        {...getMenuProps({ 'aria-label': t('header.suggestions'), 'aria-labelledby': undefined })}
        className={styles.list}
        data-open={isShown ? '' : undefined}
      >
        {isShown &&
          items.map((item, index) => (
            <li
              key={item.kind === 'forget' ? item.kind : `${item.kind} ${item.href}`}
              {...getItemProps({ item, index })}
              className={
                index === highlightedIndex ? `${styles.item} ${styles.highlighted}` : styles.item
              }
            >
              <SuggestionRow item={item} isProfessional={shopper.isProfessional} />
            </li>
          ))}
      </ul>
      <output className={styles.announcement}>{isShown ? announcement(t, items) : ''}</output>
    </div>
  );
};

/** The number of suggestions, after the correction if there is one. */
const announcement = (t: ReturnType<typeof useText>, items: readonly SuggestionItem[]): string => {
  const correction = items.find(({ kind }) => kind === 'correction');
  const count = t('header.suggestionCount', {
    count: items.filter(({ kind }) => kind !== 'forget').length,
  });
  return correction === undefined
    ? count
    : `${t('header.suggestedCorrection', { words: correction.label })} ${count}`;
};

const ICONS = {
  category: 'list',
  brand: 'tag',
  correction: 'search',
  recent: 'clock',
  forget: 'trash',
} as const;

const SuggestionRow = ({
  item,
  isProfessional,
}: {
  readonly item: SuggestionItem;
  readonly isProfessional: boolean;
}) => {
  const t = useText();
  const { market } = useShop();
  const formats = useFormats();
  if (item.kind === 'product') {
    const { price } = item;
    return (
      <>
        <span className={styles.picture}>
          <ProductPicture picture={pictureUrl(market.id, item.image)} alt="" use="thumb" />
        </span>
        <span className={styles.words}>
          <span>{item.label}</span>
          <span className={styles.detail}>{item.brand}</span>
        </span>
        {price && (
          <span className={styles.price}>
            {isProfessional
              ? t('header.priceWithoutTax', { amount: formats.money(price.unit.excluded) })
              : formats.money(price.unit.included)}
          </span>
        )}
      </>
    );
  }
  return (
    <>
      <span className={styles.sign}>
        <Icon name={ICONS[item.kind]} />
      </span>
      <span className={styles.words}>
        <span>
          {item.kind === 'correction'
            ? t('header.suggestedCorrection', { words: item.label })
            : item.label}
        </span>
        {(item.kind === 'category' || item.kind === 'brand') && (
          <span className={styles.detail}>
            {t(item.kind === 'category' ? 'header.suggestedCategory' : 'header.suggestedBrand')}
          </span>
        )}
        {item.kind === 'recent' && (
          <span className={styles.detail}>{t('header.recentSearch')}</span>
        )}
      </span>
      {'productCount' in item && (
        <span className={styles.detail}>{formats.number(item.productCount)}</span>
      )}
    </>
  );
};
