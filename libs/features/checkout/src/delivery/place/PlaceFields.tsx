import { Alert, Button, Fieldset, Link, Text, TextField } from '@materia/ui-design-system';
import {
  fieldCheck,
  type FieldName,
  HiddenFields,
  postcodeFormMessage,
  TownField,
  useFormats,
  useShop,
} from '@materia/ui-shop';
import type { PlaceFacts } from './delivery-place.ts';
import { deliveryForm, type DeliveryValues } from '../form/delivery-form.ts';
import styles from './PlaceFields.module.css';

/** Why a place gets no delivery: none at all, or none from this store. */
export const PLACE_PROBLEMS = ['not-served', 'too-far'] as const;
export type PlaceProblem = (typeof PLACE_PROBLEMS)[number];

type PlaceFieldsProps = {
  readonly place: PlaceFacts;
  readonly values: Pick<DeliveryValues, 'postcode' | 'city' | 'shownCity'>;
  /** The chosen store; undefined without one. */
  readonly storeName: string | undefined;
  readonly errorOf: (field: FieldName) => string | undefined;
  readonly problem: PlaceProblem | undefined;
};

/**
 * The destination, for methods whose price depends on the distance. The button sends the whole form
 * to its own page with GET, so that prices update without a script and all choices are preserved.
 */
export const PlaceFields = ({ place, values, storeName, errorOf, problem }: PlaceFieldsProps) => {
  const { market, t, to } = useShop();
  const formats = useFormats();
  const { priced, km, asksCity, isChanged } = place;
  const { names } = deliveryForm;
  return (
    <Fieldset legend={t('transport.place')}>
      <Text size="s" tone="soft">
        {t('transport.placeText')}
      </Text>
      {isChanged && (
        <Alert type="information" role="status">
          {t('transport.placeChanged', { postcode: priced })}
        </Alert>
      )}
      <div className={styles.fields}>
        <TextField
          name={names.postcode}
          label={t('transport.postcode')}
          defaultValue={values.postcode}
          error={errorOf(names.postcode)}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          width="s"
          {...fieldCheck(deliveryForm.fields.postcode, market, {
            invalid: postcodeFormMessage(market.rules, t),
          })}
        />
        {asksCity && (
          <TownField
            name={names.city}
            label={t('transport.city')}
            defaultValue={values.city}
            error={errorOf(names.city)}
            autoComplete="shipping address-level2"
            ofPostcode={names.postcode}
            shown={{ postcode: priced, city: values.shownCity }}
          />
        )}
        <Button id="show-prices" variant="secondary" formMethod="get" formNoValidate data-stays="">
          {t('transport.show')}
        </Button>
      </div>
      <HiddenFields
        form={deliveryForm}
        values={{ pricedPostcode: priced, shownCity: values.shownCity }}
      />
      {km !== undefined && problem === undefined && storeName !== undefined && (
        <Text size="s" tone="soft">
          {t('transport.distance', { kilometres: formats.number(km, 1), store: storeName })}
        </Text>
      )}
      {priced !== '' && km === undefined && problem === undefined && (
        <Alert type="warning">{t('transport.distanceUnknown')}</Alert>
      )}
      {problem === 'not-served' &&
        (storeName === undefined ? (
          <Alert type="warning" actions={<Link href={to('place')}>{t('place.nearStores')}</Link>}>
            {t('place.notServed', { place: priced })}
          </Alert>
        ) : (
          <Alert type="warning">{t('transport.notServed')}</Alert>
        ))}
      {problem === 'too-far' && (
        <Alert
          type="warning"
          actions={<Link href={to('stores')}>{t('transport.closerStore')}</Link>}
        >
          {storeName === undefined
            ? t('place.tooFar')
            : t('transport.tooFar', { store: storeName })}
        </Alert>
      )}
    </Fieldset>
  );
};
