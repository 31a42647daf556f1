import { SearchField, Suggesting } from '@materia/ui-design-system';
import { searchForm, usePath, useText } from '@materia/ui-shop';

export type SearchBoxProps = {
  /** The text of the current search. */
  readonly searchText?: string | undefined;
};

/**
 * The shop's search in the header: a plain form, below whose field a script shows suggestions
 * (`start-search.ts`).
 */
export const SearchBox = ({ searchText }: SearchBoxProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Suggesting source={to('searchSuggestions')}>
      <SearchField
        action={to('search')}
        name={searchForm.names.words}
        label={t('header.searchLabel')}
        placeholder={t('header.searchPlaceholder')}
        submitLabel={t('common.search')}
        tone="on-dark"
        defaultValue={searchText}
      />
    </Suggesting>
  );
};
