import {
  Button,
  ButtonLink,
  Checkbox,
  Disclosure,
  Icon,
  TextField,
} from '@materia/ui-design-system';
import { useDrawnOnce, useShop, useText } from '../provider/ShopProvider.tsx';
import { LAST_PLACE, placeOf } from './price-scale.ts';
import styles from './FacetPanel.module.css';
import { Swatch } from './Swatch.tsx';
import { swatchesOf } from './swatches.ts';

export type FacetFacts = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly selected: boolean;
  }[];
  /**
   * Of a facet that is limited by two amounts instead of chosen: what the other choices leave, and
   * the limits, in minor units.
   */
  readonly range?:
    | {
        readonly lowest: number;
        readonly highest: number;
        readonly from?: number | undefined;
        readonly to?: number | undefined;
      }
    | undefined;
};

export type FacetPanelProps = {
  /** URL of the listing; the choices are sent in its query. */
  readonly action: string;
  readonly facets: readonly FacetFacts[];
  /** The query parameter of a facet's choices is this and the facet's code. */
  readonly fieldPrefix: string;
  /** The query parameters of the limits of amounts. */
  readonly rangeFields?: { readonly from: string; readonly to: string };
  /** Other query parameters to preserve: search text, sort order. */
  readonly hiddenFields?: readonly { readonly name: string; readonly value: string }[];
  /** URL of the listing without filters. */
  readonly clearHref: string;
  readonly id?: string;
};

const SEEN_AT_ONCE = 6;
/** The first facets, which are the most useful, are open from the start, and every one with a choice in it. */
const OPEN_FACETS = 4;

/** Filters of a listing: a form of checkboxes that works without scripts. Phones show it as a sheet. */
export const FacetPanel = (props: FacetPanelProps) => (
  <div className={styles.panel} {...useDrawnOnce()(['filters', props], <Panel {...props} />)} />
);

const Panel = ({
  action,
  facets,
  fieldPrefix,
  rangeFields = { from: 'from', to: 'to' },
  hiddenFields = [],
  clearHref,
  id = 'filters',
}: FacetPanelProps) => {
  const t = useText();
  const chosen = facets.reduce((count, facet) => count + choicesOf(facet), 0);
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <Icon name="filter" />
        {t('listing.filters')}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        <form method="get" action={action} className={styles.form} data-facets="">
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
          <div className={styles.facets} data-facet-list="">
            {facets.map((facet, index) => {
              const isOpen = index < OPEN_FACETS || choicesOf(facet) > 0;
              return (
                <div key={facet.code} className={styles.facet}>
                  <Disclosure id={`${id}-${facet.code}`} summary={facet.label} open={isOpen}>
                    {facet.range === undefined ? (
                      <Choices facet={facet} field={fieldPrefix + facet.code} />
                    ) : (
                      <Limits range={facet.range} fields={rangeFields} label={facet.label} />
                    )}
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

const choicesOf = ({ values, range }: FacetFacts): number =>
  values.filter((value) => value.selected).length +
  (range?.from === undefined && range?.to === undefined ? 0 : 1);

/** Amounts are exchanged in hundredths and typed in whole units. */
const MINOR_UNITS = 100;

/** Two fields that limit an amount; with scripts, a slider moves them. */
const Limits = ({
  range: { lowest, highest, from, to },
  fields,
  label,
}: {
  readonly range: NonNullable<FacetFacts['range']>;
  readonly fields: { readonly from: string; readonly to: string };
  readonly label: string;
}) => {
  const t = useText();
  const { currencyFormat, numberFormat } = useShop().market;
  const [least, most] = [Math.floor(lowest / MINOR_UNITS), Math.ceil(highest / MINOR_UNITS)];
  const field = (limit: 'from' | 'to', amount: number | undefined, open: number) => (
    <TextField
      key={amount}
      name={fields[limit]}
      label={t(limit === 'from' ? 'listing.priceFrom' : 'listing.priceTo')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      unit={currencyFormat.symbol}
      placeholder={String(open)}
      defaultValue={
        amount === undefined ? '' : String(amount / MINOR_UNITS).replace('.', numberFormat.decimal)
      }
    />
  );
  return (
    <fieldset className={styles.limits} data-slider={`${least} ${most}`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.slider} aria-hidden="true">
        {[from ?? lowest, to ?? highest].map((amount, at) => (
          <input
            key={`${at}-${amount}`}
            type="range"
            tabIndex={-1}
            min={0}
            max={LAST_PLACE}
            defaultValue={placeOf({ least, most }, amount / MINOR_UNITS)}
          />
        ))}
      </div>
      {field('from', from, least)}
      {field('to', to, most)}
    </fieldset>
  );
};

const Choices = ({ facet, field }: { readonly facet: FacetFacts; readonly field: string }) => {
  const swatches = swatchesOf(facet.values, useShop().market.colours);
  return (
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
              <span className={styles.value}>
                {swatches && <Swatch colour={swatches.get(value.id)} />}
                <span>{value.label}</span>
              </span>
              <span className={styles.number}>{value.count}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
};
