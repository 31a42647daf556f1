import { Button, ButtonLink, Checkbox, Disclosure, Icon } from '@materia/ui-design-system';
import { useDrawnOnce, useText } from '../provider/ShopProvider.tsx';
import styles from './FacetPanel.module.css';

export type FacetFacts = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly selected: boolean;
  }[];
};

export type FacetPanelProps = {
  /** URL of the listing; the choices are sent in its query. */
  readonly action: string;
  readonly facets: readonly FacetFacts[];
  /** The query parameter of a facet's choices is this and the facet's code. */
  readonly fieldPrefix: string;
  /** Other query parameters to preserve: search text, sort order. */
  readonly hiddenFields?: readonly { readonly name: string; readonly value: string }[];
  /** URL of the listing without filters. */
  readonly clearHref: string;
  readonly id?: string;
};

const SEEN_AT_ONCE = 6;
/** The first facets are open from the start, and every one with a choice in it. */
const OPEN_FACETS = 3;

/** Filters of a listing: a form of checkboxes that works without scripts. Phones show it as a sheet. */
export const FacetPanel = (props: FacetPanelProps) => (
  <div className={styles.panel} {...useDrawnOnce()(['filters', props], <Panel {...props} />)} />
);

const Panel = ({
  action,
  facets,
  fieldPrefix,
  hiddenFields = [],
  clearHref,
  id = 'filters',
}: FacetPanelProps) => {
  const t = useText();
  const chosen = facets.flatMap((facet) => facet.values).filter((value) => value.selected).length;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Icon name="filter" />
        {t('listing.filters')}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        <form method="get" action={action} className={styles.form}>
          {hiddenFields.map((field) => (
            <input
              key={`${field.name}=${field.value}`}
              type="hidden"
              name={field.name}
              value={field.value}
            />
          ))}
          <h2 className={styles.title}>{t('listing.filters')}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.close}
            aria-label={t('common.close')}
          >
            <Icon name="close" />
          </button>
          <div className={styles.facets}>
            {facets.map((facet, index) => {
              const isOpen = index < OPEN_FACETS || facet.values.some((value) => value.selected);
              return (
                <div key={facet.code} className={styles.facet}>
                  <Disclosure summary={facet.label} open={isOpen}>
                    <Choices facet={facet} field={fieldPrefix + facet.code} />
                  </Disclosure>
                </div>
              );
            })}
          </div>
          <div className={styles.actions}>
            <Button type="submit" wide>
              {t('listing.filtersApply')}
            </Button>
            {chosen > 0 && (
              <ButtonLink href={clearHref} variant="quiet" wide icon="close">
                {t('listing.filtersClear')}
              </ButtonLink>
            )}
          </div>
        </form>
      </div>
    </>
  );
};

const Choices = ({ facet, field }: { readonly facet: FacetFacts; readonly field: string }) => (
  <fieldset className={facet.values.length > SEEN_AT_ONCE ? styles.long : undefined}>
    <legend className={styles.legend}>{facet.label}</legend>
    {facet.values.map((value) => (
      <Checkbox
        key={`${value.id}-${value.selected}`}
        id={`${field}-${value.id}`}
        name={field}
        value={value.id}
        defaultChecked={value.selected}
        label={
          <span className={styles.choice}>
            <span>{value.label}</span>
            <span className={styles.number}>{value.count}</span>
          </span>
        }
      />
    ))}
  </fieldset>
);
