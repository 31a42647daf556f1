import { fetchSuggestions, pictureUrl } from '@materia/api-catalogue';
import { gatewayClient } from '@materia/api-client-kernel/gateway';
import { liveQueries } from '@materia/api-client-kernel/live';
import { Icon, SearchField, type SearchFieldProps, usePaused } from '@materia/ui-design-system';
import { ProductPicture, useFormats, usePath, useShop, useText } from '@materia/ui-shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { suggestionItems, type SuggestionItem } from './suggestion-items.ts';
import styles from './SuggestingField.module.css';

export type SuggestingFieldProps = {
  readonly form: Pick<
    SearchFieldProps,
    'action' | 'label' | 'placeholder' | 'submitLabel' | 'tone'
  >;
  /** The text of the plain field that this one replaces. */
  readonly typed: string;
};

/** Suggestions are requested after this many letters, and after a pause in typing. */
const LETTERS_NEEDED = 2;
const PAUSE_MS = 200;

/** The search form with suggestions: arrow keys move, Enter opens the highlighted one, Escape closes; without a highlighted one Enter searches for the text. */
export const SuggestingField = ({ form, typed: before }: SuggestingFieldProps) => {
  const t = useText();
  const to = usePath();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(before);
  const searchText = usePaused(typed.trim(), PAUSE_MS);
  const { data: found } = useQuery(
    {
      queryKey: ['suggest', searchText],
      enabled: searchText.length >= LETTERS_NEEDED,
      queryFn: ({ signal }) =>
        fetchSuggestions(gatewayClient(globalThis.fetch, signal), searchText),
      placeholderData: keepPreviousData,
    },
    liveQueries,
  );
  const items =
    found === undefined || typed.trim().length < LETTERS_NEEDED ? [] : suggestionItems(found, to);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useCombobox<SuggestionItem>({
      id: 'search',
      inputId: 'search',
      menuId: 'search-list',
      items: [...items],
      inputValue: typed,
      itemToString: (item) => item?.label ?? '',
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) void navigate(selectedItem.href);
      },
    });
  /** Enter opens the highlighted suggestion; with none highlighted it submits the search. */
  const submitSearch = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key === 'Enter' && highlightedIndex === -1)
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
  };
  const isShown = isOpen && items.length > 0;
  return (
    <div className={styles.place}>
      <SearchField
        {...form}
        inputProps={getInputProps({
          autoFocus: true,
          'aria-labelledby': undefined,
          onChange: (event) => setTyped(event.currentTarget.value),
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
              key={item.href}
              {...getItemProps({ item, index })}
              className={
                index === highlightedIndex ? `${styles.item} ${styles.highlighted}` : styles.item
              }
            >
              <SuggestionRow item={item} />
            </li>
          ))}
      </ul>
      <output className={styles.announcement}>
        {isShown ? t('header.suggestionCount', { count: items.length }) : ''}
      </output>
    </div>
  );
};

const SuggestionRow = ({ item }: { readonly item: SuggestionItem }) => {
  const t = useText();
  const { market } = useShop();
  const formats = useFormats();
  if (item.kind === 'product') {
    return (
      <>
        <span className={styles.picture}>
          <ProductPicture picture={pictureUrl(market.id, item.image)} alt="" use="thumb" />
        </span>
        <span className={styles.words}>
          <span>{item.label}</span>
          <span className={styles.detail}>{item.brand}</span>
        </span>
      </>
    );
  }
  return (
    <>
      <span className={styles.sign}>
        <Icon name={item.kind === 'category' ? 'list' : 'tag'} />
      </span>
      <span className={styles.words}>
        <span>{item.label}</span>
        <span className={styles.detail}>
          {t(item.kind === 'category' ? 'header.suggestedCategory' : 'header.suggestedBrand')}
        </span>
      </span>
      <span className={styles.detail}>{formats.number(item.productCount)}</span>
    </>
  );
};
