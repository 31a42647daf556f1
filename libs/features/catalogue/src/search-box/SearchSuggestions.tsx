import { pictureUrl, type Suggestions } from '@materia/api-catalogue';
import { Icon, type IconName, Suggestion, SuggestionList } from '@materia/ui-design-system';
import {
  categoryPath,
  ProductPicture,
  useFormats,
  usePath,
  useShop,
  useText,
} from '@materia/ui-shop';
import type { ReactElement } from 'react';
import { searchAddress } from '../search-address.ts';
import type { SearchSuggestionsFacts } from './search-suggestions.loader.ts';
import styles from './SearchSuggestions.module.css';

/** The suggestions below the search field. */
export const SearchSuggestions = (facts: SearchSuggestionsFacts) =>
  facts.kind === 'recent' ? <RecentSearches {...facts} /> : <FoundSuggestions {...facts} />;

/** Rows that the browser fills with its recent searches, and one that deletes them. */
const RecentSearches = ({ count }: { readonly count: number }) => {
  const t = useText();
  return (
    <SuggestionList
      label={t('header.suggestions')}
      announcement={t('header.suggestionCount', { count })}
    >
      {[
        ...Array.from({ length: count }, (_, index) => (
          <Suggestion
            key={index}
            label=""
            detail={t('header.recentSearch')}
            words=""
            before={<Sign name="clock" />}
          />
        )),
        <Suggestion
          key="forget"
          label={t('header.forgetSearches')}
          before={<Sign name="trash" />}
        />,
      ]}
    </SuggestionList>
  );
};

type FoundProps = { readonly suggestions: Suggestions; readonly isProfessional: boolean };

/**
 * The correction of a typo, then departments, because they match most searches, then brands, then
 * products.
 */
const FoundSuggestions = ({ suggestions, isProfessional }: FoundProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { market } = useShop();
  const { corrected, categories, brands, products } = suggestions;
  const correction =
    corrected === undefined ? undefined : t('header.suggestedCorrection', { words: corrected });
  const rows: readonly ReactElement[] = [
    ...(corrected === undefined || correction === undefined
      ? []
      : [
          <Suggestion
            key="correction"
            label={correction}
            words={corrected}
            href={searchAddress(to('search'), corrected)}
            before={<Sign name="search" />}
          />,
        ]),
    ...categories.map(({ name, segments, productCount }) => (
      <Suggestion
        key={segments.join('/')}
        label={name}
        detail={t('header.suggestedCategory')}
        href={categoryPath(to, segments)}
        before={<Sign name="list" />}
        after={<span className={styles.count}>{formats.number(productCount)}</span>}
      />
    )),
    ...brands.map(({ id, name, productCount }) => (
      <Suggestion
        key={`brand ${id}`}
        label={name}
        detail={t('header.suggestedBrand')}
        href={searchAddress(to('search'), name)}
        before={<Sign name="tag" />}
        after={<span className={styles.count}>{formats.number(productCount)}</span>}
      />
    )),
    ...products.map(({ sku, urlKey, name, brand, image, price }) => (
      <Suggestion
        key={sku}
        label={name}
        detail={brand}
        href={to('product', { urlKey })}
        before={
          <span className={styles.picture}>
            <ProductPicture picture={pictureUrl(market.id, image)} alt="" use="thumb" />
          </span>
        }
        after={
          price && (
            <span className={styles.price}>
              {isProfessional
                ? t('header.priceWithoutTax', { amount: formats.money(price.unit.excluded) })
                : formats.money(price.unit.included)}
            </span>
          )
        }
      />
    )),
  ];
  const count = t('header.suggestionCount', { count: rows.length });
  return (
    <SuggestionList
      label={t('header.suggestions')}
      announcement={correction === undefined ? count : `${correction} ${count}`}
    >
      {rows}
    </SuggestionList>
  );
};

const Sign = ({ name }: { readonly name: IconName }) => (
  <span className={styles.sign}>
    <Icon name={name} />
  </span>
);
