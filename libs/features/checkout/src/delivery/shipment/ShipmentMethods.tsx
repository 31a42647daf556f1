import { asksTruckAccessibility } from '@materia/domain-checkout';
import { pointKindOf } from '@materia/domain-shipping';
import type { TextReader } from '@materia/market-model';
import { Checkbox, RadioGroup, type RadioOption, Stack, Text } from '@materia/ui-design-system';
import {
  type FieldName,
  PointPicker,
  SiteAccessFields,
  SlotPicker,
  useFormats,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { deliveryForm, type DeliveryValues, formValueOf } from '../form/delivery-form.ts';
import type { MethodFacts, ShipmentFacts, ShippingChoiceFacts } from '../form/shipment-facts.ts';
import { pointKey, type ShipmentKey } from '../form/delivery-shipments.ts';
import { truckNames, truckValues } from '../form/truck-fields.ts';
import { preparationOf } from '../../frame/checkout-totals.ts';
import { bestChoices } from './best-choices.ts';
import { isDrive, isPickupOnly } from './shipment-title.ts';
import { levelOption, shippingOption } from './shipping-option.tsx';

export type ShipmentMethodsProps = {
  readonly shipment: ShipmentFacts;
  readonly facts: MethodFacts;
  readonly values: DeliveryValues;
  readonly errorOf: (field: FieldName) => string | undefined;
};

const { names } = deliveryForm;

/** The carriers of what is brought besides a pickup. A single one is a fact, not a choice. */
export const Carriers = ({ shipment, facts, values, errorOf }: ShipmentMethodsProps) => {
  const { choices, key, terms } = shipment;
  const context = { shipment, facts, values, errorOf };
  const t = useText();
  const formats = useFormats();
  const best = bestChoices(choices);
  const [only, ...others] = choices;
  if (only?.available === true && others.length === 0 && !ownDetails(only, context)) {
    const { label, hint } = levelOption(only, { t, formats, terms });
    return <OnlyMethod label={label} hint={hint} />;
  }
  return (
    <RadioGroup
      name={names.methods(key)}
      legend={t('checkout.delivery')}
      framed
      error={errorOf(names.methods(key))}
      defaultValue={
        others.length === 0 ? only && formValueOf(only.method) : (values.methods[key] ?? '')
      }
      options={choices.map((choice) => ({
        ...levelOption(
          choice,
          { t, formats, best: best.get(choice), terms },
          ownDetails(choice, context),
        ),
        value: formValueOf(choice.method) ?? '',
      }))}
    />
  );
};

type MethodContext = Pick<ShipmentMethodsProps, 'shipment' | 'values' | 'errorOf'> & {
  readonly facts: Pick<MethodFacts, 'pointLists' | 'streetMap' | 'truckAccessibility'>;
};

/** Further fields of a method for own products: a point, or slot and access for a truck. */
const ownDetails = (choice: ShippingChoiceFacts, context: MethodContext): ReactNode => {
  const { facts, values, errorOf, shipment } = context;
  const kind = pointKindOf(choice.method);
  if (kind !== undefined) return pointsOf(pointKey(shipment, kind), context);
  const asksAccess = asksTruckAccessibility(choice.method, facts);
  return (
    choice.available &&
    (asksAccess || choice.asksSiteAccess === true || choice.days.length > 0) && (
      <TruckDetails
        shipmentKey={shipment.key}
        choice={choice}
        asksAccess={asksAccess}
        values={values}
        errorOf={errorOf}
      />
    )
  );
};

type TruckDetailsProps = Pick<ShipmentMethodsProps, 'values' | 'errorOf'> & {
  readonly shipmentKey: ShipmentKey;
  readonly choice: Pick<ShippingChoiceFacts, 'days' | 'asksSiteAccess'>;
  readonly asksAccess: boolean;
};

/** When the truck comes, and whether it can. */
const TruckDetails = ({
  shipmentKey,
  choice: { days, asksSiteAccess = false },
  asksAccess,
  values,
  errorOf,
}: TruckDetailsProps) => {
  const t = useText();
  const fields = truckNames(shipmentKey);
  const typed = truckValues(shipmentKey, values);
  return (
    <Stack gap={4}>
      {days.length > 0 && (
        <SlotPicker
          kind="delivery"
          name={fields.deliverySlot}
          days={days}
          chosen={typed.deliverySlot}
          error={errorOf(fields.deliverySlot)}
        />
      )}
      {asksAccess && (
        <Checkbox
          name={fields.truckAccess}
          label={t('transport.truckAccess')}
          hint={t('transport.truckAccessHint')}
          error={errorOf(fields.truckAccess)}
          defaultChecked={typed.truckAccess}
        />
      )}
      {asksSiteAccess && (
        <SiteAccessFields
          nameOf={fields.site}
          answers={typed.site}
          errorOf={(question) => errorOf(fields.site(question))}
        />
      )}
    </Stack>
  );
};

const pointsOf = (
  key: string,
  { facts, values, errorOf }: Omit<MethodContext, 'shipment'>,
): ReactNode => {
  const list = facts.pointLists.find((each) => each.key === key);
  return (
    list && (
      <PointPicker
        field={names.points(key)}
        kind={list.kind}
        points={list.points}
        place={list.place}
        streetMap={facts.streetMap}
        chosen={values.points[key] ?? ''}
        error={errorOf(names.points(key))}
        near={{
          field: names.near(key),
          value: values.near[key] ?? '',
          error: errorOf(names.near(key)),
        }}
      />
    )
  );
};

/** Every way for own products. */
export const OwnMethods = ({
  shipment,
  hasParcel,
  facts,
  values,
  errorOf,
}: ShipmentMethodsProps & { readonly hasParcel: boolean }) => {
  const t = useText();
  const formats = useFormats();
  const preparation = preparationOf(facts.totals).included;
  const { terms } = shipment;
  const best = bestChoices(shipment.choices);
  const error = errorOf(names.methods(shipment.key));
  const [only, ...others] = shipment.choices;
  if (only !== undefined && others.length === 0 && error === undefined && !isDrive(only)) {
    const { label, hint, detail, disabled } = levelOption(
      only,
      { t, formats, note: noteOf(only, hasParcel, t), preparation, terms },
      ownDetails(only, { shipment, facts, values, errorOf }),
    );
    return (
      <Stack gap={3}>
        {disabled !== true && (
          <input
            type="hidden"
            name={names.methods(shipment.key)}
            value={formValueOf(only.method)}
          />
        )}
        <OnlyMethod label={label} hint={hint} />
        {detail}
      </Stack>
    );
  }
  return (
    <RadioGroup
      name={names.methods(shipment.key)}
      legend={t(isPickupOnly(shipment) ? 'checkout.method' : 'checkout.ownMethod')}
      framed
      error={error}
      defaultValue={values.methods[shipment.key] ?? ''}
      options={shipment.choices.map((choice) => {
        const note = noteOf(choice, hasParcel, t);
        return isDrive(choice)
          ? shippingOption(choice, {
              t,
              formats,
              note,
              best: best.get(choice),
              slotChoice: facts.slotChoice,
              preparation,
              terms,
              chosenSlot: values.slot,
              slotError: errorOf(names.slot),
            })
          : {
              ...levelOption(
                choice,
                { t, formats, note, best: best.get(choice), preparation, terms },
                ownDetails(choice, { shipment, facts, values, errorOf }),
              ),
              value: formValueOf(choice.method) ?? '',
            };
      })}
    />
  );
};

/** How a method handles products that the store lacks, if the card does not already say so. */
const noteOf = (
  { scope }: ShippingChoiceFacts,
  hasParcel: boolean,
  t: TextReader,
): string | undefined => {
  if (scope === 'all' && hasParcel) return t('checkout.bringsAll');
  return scope === 'store' && !hasParcel ? t('checkout.bringsStoreOnly') : undefined;
};

/** The points of a vendor's service level that needs one. */
const levelPoints = (choice: ShippingChoiceFacts, context: MethodContext): ReactNode => {
  const kind = pointKindOf(choice.method);
  return kind && pointsOf(pointKey(context.shipment, kind), context);
};

/** A vendor's service levels. A single one is a fact, not a choice. */
export const ServiceLevels = ({ shipment, facts, values, errorOf }: ShipmentMethodsProps) => {
  const t = useText();
  const formats = useFormats();
  const { key, seller, choices, terms } = shipment;
  const field = names.methods(key);
  const best = bestChoices(choices);
  const options = choices.map((choice) =>
    levelOption(
      choice,
      { t, formats, best: best.get(choice), terms },
      levelPoints(choice, { shipment, facts, values, errorOf }),
    ),
  );
  const [only, second] = options;
  const error = errorOf(field);
  if (only !== undefined && second === undefined && error === undefined)
    return (
      <Stack gap={3}>
        <input type="hidden" name={field} value={only.value} />
        <OnlyMethod label={only.label} hint={only.hint} />
        {only.detail}
      </Stack>
    );
  return (
    <RadioGroup
      name={field}
      legend={t('checkout.deliveryBy', { seller: seller.name })}
      framed
      error={error}
      defaultValue={values.methods[key] ?? ''}
      options={options}
    />
  );
};

/** The only way in which a shipment can arrive: a fact, not a choice. */
const OnlyMethod = ({ label, hint }: Pick<RadioOption, 'label' | 'hint'>) => (
  <Stack gap={1}>
    <Text weight="medium">{label}</Text>
    {hint && <Text tone="soft">{hint}</Text>}
  </Stack>
);
