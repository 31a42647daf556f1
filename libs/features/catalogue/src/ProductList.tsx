import {
  Alert,
  ButtonLink,
  Cluster,
  Disclosure,
  Pagination,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { money } from '@materia/domain-money';
import type { TextKey } from '@materia/market-model';
import {
  CompareForm,
  DrawnOnce,
  FacetPanel,
  FilterChips,
  pageItems,
  SortSelect,
  useFormats,
  usePath,
  useShop,
  useText,
} from '@materia/ui-shop';
import type { ListingSortKey } from '@materia/api-catalogue';
import type { ListFacts } from './list-facts.ts';
import {
  FACET_PREFIX,
  filterFields,
  hasFilters,
  type ListingAddress,
  PRICE_FIELDS,
  printListingQuery,
} from './listing-query.ts';
import { ProductCards } from './ProductCards.tsx';

export type ProductListProps = {
  readonly list: ListFacts;
  /** The path of the listing without its query. */
  readonly path: string;
  /** Other query parameters to keep, such as the search text. */
  readonly extraParameters?: Readonly<Record<string, string>>;
};

const ORDER_TEXTS = {
  relevance: 'listing.orderRelevance',
  'price-asc': 'listing.orderPriceAsc',
  'price-desc': 'listing.orderPriceDesc',
  'name-asc': 'listing.orderNameAsc',
  'name-desc': 'listing.orderNameDesc',
  newest: 'listing.orderNewest',
} as const satisfies Readonly<Record<ListingSortKey, TextKey>>;

/** The forms that the buttons of all cards share, by intent. */
const COMPARE_FORMS = { add: 'compare', remove: 'compare-remove' } as const;

/** A page of products with filters, sorting and pagination, all of them plain URLs. */
export const ProductList = ({ list, path, extraParameters = {} }: ProductListProps) => {
  const t = useText();
  const { query, total, pageCount } = list;
  const addressOf = (changes: Partial<typeof query>) =>
    path + printListingQuery({ ...query, ...changes }, extraParameters);
  const extraFields = Object.entries(extraParameters).map(([name, value]) => ({ name, value }));
  const chips = useChosenFilters(list, (filters) => addressOf({ filters, page: 1 }));
  const sortFields = query.sort === 'relevance' ? [] : [{ name: 'sort', value: query.sort }];
  return (
    <Split narrow="start">
      <div>
        <FacetPanel
          action={path}
          facets={list.facets}
          fieldPrefix={FACET_PREFIX}
          rangeFields={PRICE_FIELDS}
          hiddenFields={[...extraFields, ...sortFields]}
          clearHref={addressOf({ filters: {}, page: 1 })}
        />
      </div>
      <div data-results="">
        <Stack gap={5}>
          <DrawnOnce facts={['arrange', path, query, extraParameters, total, list.storeName]}>
            <Cluster justify="between">
              <Text>
                {t('listing.products', { count: total })}{' '}
                <Text as="span" size="s" tone="soft">
                  {t('listing.prices', { store: list.storeName })}
                </Text>
              </Text>
              <CompareForm intent="add" id={COMPARE_FORMS.add} returnTo={addressOf({})} />
              <CompareForm intent="remove" id={COMPARE_FORMS.remove} returnTo={addressOf({})} />
              <SortSelect
                action={path}
                value={query.sort}
                hiddenFields={[...extraFields, ...filterFields(query.filters)]}
              />
            </Cluster>
          </DrawnOnce>
          {chips.length > 0 && (
            <FilterChips chips={chips} clearHref={addressOf({ filters: {}, page: 1 })} />
          )}
          {list.mode === 'showcase' && <Alert type="information">{t('listing.showcase')}</Alert>}
          {total === 0 ? (
            <NoProducts
              isFiltered={hasFilters(query)}
              clearHref={addressOf({ filters: {}, page: 1 })}
            />
          ) : (
            <ProductCards
              label={t('listing.list')}
              list={list}
              returnTo={addressOf({})}
              compareForms={COMPARE_FORMS}
            />
          )}
          {pageCount > 1 && (
            <DrawnOnce facts={['pages', path, query, extraParameters, pageCount]}>
              <Pagination
                label={t('listing.pages')}
                items={pageItems(query.page, pageCount, {
                  hrefOf: (page) => addressOf({ page }),
                  nameOf: (page) => t('listing.page', { page }),
                })}
                previous={
                  query.page > 1
                    ? {
                        href: addressOf({ page: query.page - 1 }),
                        label: t('listing.previousPage'),
                      }
                    : undefined
                }
                next={
                  query.page < pageCount
                    ? { href: addressOf({ page: query.page + 1 }), label: t('listing.nextPage') }
                    : undefined
                }
              />
            </DrawnOnce>
          )}
          <Disclosure look="inline" summary={t('listing.orderTitle')}>
            <p>
              {t(ORDER_TEXTS[query.sort])} {t('listing.orderVendors')}
            </p>
          </Disclosure>
        </Stack>
      </div>
    </Split>
  );
};

/** The chosen filters in words, each with the address of the list without it. */
const useChosenFilters = (
  { facets, query }: Pick<ListFacts, 'facets' | 'query'>,
  addressWith: (filters: ListingAddress['filters']) => string,
): readonly { readonly label: string; readonly href: string }[] => {
  const t = useText();
  const { money: text } = useFormats();
  const { currency } = useShop().market;
  const amountText = (minor: number): string => text(money(minor, currency));
  const without = (code: string, value?: string): string => {
    const { [code]: values = [], ...others } = query.filters;
    const rest = value === undefined ? [] : values.filter((one) => one !== value);
    return addressWith(rest.length === 0 ? others : { ...others, [code]: rest });
  };
  return facets.flatMap(({ code, values, range }) => {
    const { from, to } = range ?? {};
    const chosen = values
      .filter(({ selected }) => selected)
      .map(({ id, label }) => ({ label, href: without(code, id) }));
    if (from === undefined && to === undefined) return chosen;
    const label =
      from === undefined
        ? t('listing.priceUpTo', { amount: amountText(to ?? 0) })
        : to === undefined
          ? t('price.from', { amount: amountText(from) })
          : `${amountText(from)} – ${amountText(to)}`;
    return [...chosen, { label, href: without(code) }];
  });
};

const NoProducts = ({
  isFiltered,
  clearHref,
}: {
  readonly isFiltered: boolean;
  readonly clearHref: string;
}) => {
  const t = useText();
  const to = usePath();
  return isFiltered ? (
    <Alert
      type="information"
      title={t('listing.emptyFilteredText')}
      actions={<ButtonLink href={clearHref}>{t('listing.filtersClear')}</ButtonLink>}
    />
  ) : (
    <Alert
      type="information"
      title={t('listing.emptyTitle')}
      actions={<ButtonLink href={to('home')}>{t('listing.emptyAction')}</ButtonLink>}
    >
      {t('listing.emptyText')}
    </Alert>
  );
};
