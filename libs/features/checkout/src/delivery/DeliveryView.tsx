import { asksTruckAccessibility } from '@materia/domain-checkout';
import {
  isByAppointment,
  isPickupAtStore,
  needsDistanceCheck,
  PICKUP_POINT_KINDS,
  pointKindOf,
} from '@materia/domain-delivery-labels';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Cluster,
  ErrorSummary,
  Heading,
  RadioGroup,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  PointPicker,
  SlotPicker,
  UNDELIVERABLE_TEXTS,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { BackLink } from '../frame/BackLink.tsx';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { DeliveryCalendar } from './calendar/DeliveryCalendar.tsx';
import { DeliveryPopup } from './place/DeliveryPopup.tsx';
import { PartnerDialog } from './place/PartnerDialog.tsx';
import { PLACE_PROBLEMS, PlaceFields, type PlaceProblem } from './place/PlaceFields.tsx';
import {
  DELIVERY_SLOT,
  formValueOf,
  levelField,
  methodOfFormValue,
  nearField,
  ownPointKey,
  secondPointKey,
  PLACE_POSTCODE,
  pointField,
  type DeliveryValues,
  TRUCK_ACCESS,
} from './delivery-form.ts';
import { levelOption, shippingOption } from './shipping-option.tsx';
import type { ShipmentFault, DeliveryOutcome } from './delivery.action.ts';
import type { ShipmentFacts, ShippingChoiceFacts, DeliveryFacts } from './delivery.loader.ts';

/** The message of each error. */
const FAULTS = {
  'method-missing': 'checkout.methodMissing',
  'two-hours-gone': 'checkout.twoHoursGone',
  'slot-missing': 'checkout.slotMissing',
  'slot-gone': 'checkout.slotGone',
  'level-missing': 'checkout.levelMissing',
  'level-gone': 'checkout.levelGone',
  'point-missing': 'points.missing',
  'locker-missing': 'points.missingLocker',
  'point-gone': 'points.gone',
  'delivery-slot-missing': 'transport.slotMissing',
  'delivery-slot-gone': 'transport.slotGone',
  'truck-access-missing': 'transport.truckAccessMissing',
  'address-needed': 'transport.addressNeeded',
  'distance-unknown': 'transport.distanceUnknown',
  'not-served': 'transport.notServed',
  'too-far': 'transport.tooFar',
  'no-store-near': 'allxbrick.noStore',
  'postcode-invalid': 'transport.postcodeInvalid',
  'city-missing': 'transport.cityMissing',
  'update-failed': 'checkout.updateFailed',
} as const satisfies Readonly<Record<ShipmentFault['kind'], TextKey>>;

export type DeliveryViewProps = {
  readonly facts: DeliveryFacts;
  readonly outcome?: DeliveryOutcome | undefined;
};

/** How each shipment reaches the customer: one card for what the store prepares, one for each seller. */
export const DeliveryView = ({ facts, outcome }: DeliveryViewProps) => {
  const t = useText();
  const to = usePath();
  const { shipments } = facts;
  const values = outcome?.values ?? facts.values;
  const method = methodOfFormValue(values.method);
  const slotsShown = facts.slotChoice && method !== undefined && isByAppointment(method);
  // The slots are hidden while another method is chosen, so their error moves to the methods.
  const searched = outcome === undefined ? facts.pointLists : [];
  const faults = [
    ...(outcome?.faults ?? []).map(({ field, kind }) => ({
      field: field === 'slot' && !slotsShown ? 'method' : field,
      message: t(FAULTS[kind], { store: facts.storeName, example: postcodeExample(facts) }),
    })),
    ...(outcome === undefined && facts.place?.isInvalid === true
      ? [
          {
            field: PLACE_POSTCODE,
            message: t('transport.postcodeInvalid', { example: postcodeExample(facts) }),
          },
        ]
      : []),
    // Whoever asks for the prices of a place need not search for points.
    ...searched
      .filter(
        ({ key, isNearInvalid }) =>
          isNearInvalid && ((values.near[key] ?? '') !== '' || values.place.postcode === ''),
      )
      .map(({ key }) => ({
        field: nearField(key),
        message: t('points.nearInvalid', { example: postcodeExample(facts) }),
      })),
  ];
  const errorOf = (field: string): string | undefined =>
    faults.find((fault) => fault.field === field)?.message;
  const isPossible = shipments.length > 0;
  return (
    <CheckoutFrame
      page="delivery"
      title={t('checkout.deliveryTitle')}
      lead={
        shipments.some(({ choices }) => choices.some(isDrive))
          ? t('checkout.deliveryLead', { store: facts.storeName })
          : t('checkout.deliveryLeadSent')
      }
      totals={facts.totals}
    >
      <ErrorSummary
        title={t('checkout.errorSummary')}
        errors={faults.map(({ field, message }) => ({
          fieldId: field,
          message: shipments.length > 1 ? withShipment(field, message, facts, t) : message,
        }))}
      />
      {outcome?.partner && (
        <PartnerDialog
          prompt={outcome.partner}
          storeName={facts.storeName}
          formerPostcode={facts.values.place.postcode}
        />
      )}
      {facts.estimate && (
        <DeliveryPopup estimate={facts.estimate} example={postcodeExample(facts)} />
      )}
      {facts.undeliverable.length > 0 && <Undeliverable lines={facts.undeliverable} />}
      {!isPossible && (
        <Alert
          type="warning"
          actions={<ButtonLink href={to('cart')}>{t('checkout.noMethodAction')}</ButtonLink>}
        >
          {t('checkout.noMethod')}
        </Alert>
      )}
      <form method="post" noValidate>
        <Stack gap={5}>
          {shipments.map((shipment) => (
            <ShipmentCard
              key={`${shipment.part}-${shipment.seller.code}`}
              shipment={shipment}
              isSecond={isSecondOwn(shipment, shipments)}
              isBesideSecond={shipments.some(
                (other) => other !== shipment && isSecondOwn(other, shipments),
              )}
              facts={facts}
              values={values}
              errorOf={errorOf}
            />
          ))}
          {facts.calendar.length > 0 && (
            <DeliveryCalendar days={facts.calendar} storeName={facts.storeName} />
          )}
          <Cluster>
            {isPossible && (
              <Button size="l" iconAfter="chevron-right">
                {t('checkout.next')}
              </Button>
            )}
            {facts.showsBack && isPossible && (
              <BackLink page="delivery" addressesFirst={facts.totals.addressesFirst} />
            )}
          </Cluster>
        </Stack>
      </form>
    </CheckoutFrame>
  );
};

const isSecondOwn = (shipment: ShipmentFacts, shipments: readonly ShipmentFacts[]): boolean =>
  shipments.filter(({ part }) => part !== 'sent')[1] === shipment;

type ShipmentCardProps = {
  readonly shipment: ShipmentFacts;
  /** Own products that the store lacks, beside those that it has. */
  readonly isSecond?: boolean;
  /** Own products that the store has, beside those that it lacks. */
  readonly isBesideSecond?: boolean;
  readonly facts: Pick<
    DeliveryFacts,
    | 'slotChoice'
    | 'storeName'
    | 'pointLists'
    | 'totals'
    | 'place'
    | 'streetMap'
    | 'truckAccessibility'
  >;
  readonly values: DeliveryValues;
  readonly errorOf: (field: string) => string | undefined;
};

/** One shipment: who sends it, what is in it, and how it can arrive. */
const ShipmentCard = ({
  shipment,
  isSecond,
  isBesideSecond,
  facts,
  values,
  errorOf,
}: ShipmentCardProps) => {
  const t = useText();
  const { seller, part, products, chooseAgain } = shipment;
  const id = `shipment-${part}-${seller.code}`;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id={id}>
            {shipmentTitle(shipment, facts, t)}
          </Heading>
          <Text size="s" tone="soft">
            {products
              .map(({ name, quantity }) => t('checkout.shippedLine', { quantity, name }))
              .join(', ')}
          </Text>
        </Stack>
        {chooseAgain && <Alert type="warning">{t('checkout.chooseAgain')}</Alert>}
        {facts.place && shipment.choices.some(({ method }) => needsDistanceCheck(method)) && (
          <PlaceFields
            place={facts.place}
            values={values}
            storeName={facts.storeName}
            errorOf={errorOf}
            problem={placeProblem(shipment)}
          />
        )}
        {part === 'sent' ? (
          <ServiceLevels shipment={shipment} facts={facts} values={values} errorOf={errorOf} />
        ) : isSecond ? (
          <Carriers shipment={shipment} facts={facts} values={values} errorOf={errorOf} />
        ) : (
          <OwnMethods
            shipment={shipment}
            isBesideSecond={isBesideSecond}
            facts={facts}
            values={values}
            errorOf={errorOf}
          />
        )}
      </Stack>
    </Card>
  );
};

/** What the shipment's methods say of the place. */
const placeProblem = ({ choices }: ShipmentFacts): PlaceProblem | undefined =>
  PLACE_PROBLEMS.find((problem) => choices.some(({ reason }) => reason === problem));

const isDrive = ({ method }: ShippingChoiceFacts): boolean => isPickupAtStore(method);

const isPickupOnly = ({ choices }: ShipmentFacts): boolean => choices.every(isDrive);

const shipmentTitle = (
  shipment: ShipmentFacts,
  { storeName }: Pick<DeliveryFacts, 'storeName'>,
  t: TextReader,
): string =>
  shipment.choices.some(isDrive)
    ? t(isPickupOnly(shipment) ? 'checkout.shipmentAtStore' : 'checkout.shipmentOwn', {
        store: storeName,
      })
    : t('checkout.shipmentOf', { seller: shipment.seller.name });

/** An error with the shipment that it belongs to, because the same may be missing in several. */
const withShipment = (
  field: string,
  message: string,
  facts: Pick<DeliveryFacts, 'shipments' | 'storeName'>,
  t: TextReader,
): string => {
  const { shipments } = facts;
  const shipment =
    shipments.find(
      ({ part, seller: { code } }) =>
        part === 'sent' && [levelField(code), pointField(code), nearField(code)].includes(field),
    ) ?? shipments.find((each) => isSecondOwn(each, shipments) === isOfSecond(field));
  return shipment === undefined
    ? message
    : t('common.labelled', { label: shipmentTitle(shipment, facts, t), value: message });
};

/** Whether a field is one of own products that are brought beside others. */
const isOfSecond = (field: string): boolean =>
  field === 'second' ||
  PICKUP_POINT_KINDS.map(secondPointKey).some(
    (key) => field === pointField(key) || field === nearField(key),
  );

/** The carriers of what is brought besides a pickup. A single one is a fact, not a choice. */
const Carriers = ({ shipment: { choices }, facts, values, errorOf }: ShipmentCardProps) => {
  const context = { facts, values, errorOf, isSecond: true };
  const t = useText();
  const formats = useFormats();
  const [only, ...others] = choices;
  if (only?.available === true && others.length === 0 && !ownDetails(only, context)) {
    const { label, hint } = levelOption(only, { t, formats });
    return (
      <Stack gap={1}>
        <Text weight="medium">{label}</Text>
        {hint && <Text tone="soft">{hint}</Text>}
      </Stack>
    );
  }
  return (
    <RadioGroup
      name="second"
      legend={t('checkout.delivery')}
      framed
      error={errorOf('second')}
      defaultValue={others.length === 0 ? only && formValueOf(only.method) : values.second}
      options={choices.map((choice) => ({
        ...levelOption(choice, { t, formats }, ownDetails(choice, context)),
        value: formValueOf(choice.method) ?? '',
      }))}
    />
  );
};

type PointContext = Pick<ShipmentCardProps, 'values' | 'errorOf' | 'isSecond'> & {
  readonly facts: Pick<DeliveryFacts, 'pointLists' | 'streetMap'>;
};

/** What a method for own products needs besides: a point, or the time and the access of a truck. */
const ownDetails = (
  choice: ShippingChoiceFacts,
  context: PointContext & { readonly facts: Pick<DeliveryFacts, 'truckAccessibility'> },
): ReactNode => {
  const { facts, values, errorOf, isSecond } = context;
  const kind = pointKindOf(choice.method);
  if (kind !== undefined)
    return pointsOf(isSecond === true ? secondPointKey(kind) : ownPointKey(kind), context);
  const asksAccess = asksTruckAccessibility(choice.method, facts);
  return (
    choice.available &&
    (asksAccess || choice.days.length > 0) && (
      <TruckDetails choice={choice} asksAccess={asksAccess} values={values} errorOf={errorOf} />
    )
  );
};

type TruckDetailsProps = Pick<ShipmentCardProps, 'values' | 'errorOf'> & {
  readonly choice: Pick<ShippingChoiceFacts, 'days'>;
  readonly asksAccess: boolean;
};

/** When the truck comes, and whether it can. */
const TruckDetails = ({ choice: { days }, asksAccess, values, errorOf }: TruckDetailsProps) => {
  const t = useText();
  return (
    <Stack gap={4}>
      {days.length > 0 && (
        <SlotPicker
          kind="delivery"
          days={days}
          chosen={values.deliverySlot}
          error={errorOf(DELIVERY_SLOT)}
        />
      )}
      {asksAccess && (
        <Checkbox
          name={TRUCK_ACCESS}
          label={t('transport.truckAccess')}
          hint={t('transport.truckAccessHint')}
          error={errorOf(TRUCK_ACCESS)}
          defaultChecked={values.truckAccess}
        />
      )}
    </Stack>
  );
};

const pointsOf = (key: string, { facts, values, errorOf }: PointContext): ReactNode => {
  const list = facts.pointLists.find((each) => each.key === key);
  return (
    list && (
      <PointPicker
        field={pointField(key)}
        kind={list.kind}
        points={list.points}
        place={list.place}
        streetMap={facts.streetMap}
        chosen={values.points[key] ?? ''}
        error={errorOf(pointField(key))}
        near={{
          field: nearField(key),
          value: values.near[key] ?? '',
          error: errorOf(nearField(key)),
        }}
      />
    )
  );
};

const OwnMethods = ({ shipment, isBesideSecond, facts, values, errorOf }: ShipmentCardProps) => {
  const t = useText();
  const formats = useFormats();
  return (
    <RadioGroup
      name="method"
      legend={t(isPickupOnly(shipment) ? 'checkout.method' : 'checkout.ownMethod')}
      framed
      error={errorOf('method')}
      defaultValue={values.method}
      options={shipment.choices.map((choice) => {
        const note = noteOf(choice, isBesideSecond === true, t);
        return isDrive(choice)
          ? shippingOption(choice, {
              t,
              formats,
              note,
              slotChoice: facts.slotChoice,
              preparation: facts.totals.preparation.included,
              chosenSlot: values.slot,
              slotError: errorOf('slot'),
            })
          : {
              ...levelOption(
                choice,
                { t, formats, note },
                ownDetails(choice, { facts, values, errorOf }),
              ),
              value: formValueOf(choice.method) ?? '',
            };
      })}
    />
  );
};

/** What a method does with own products that the store lacks, where that is not what the card says. */
const noteOf = (
  { scope }: ShippingChoiceFacts,
  isBesideSecond: boolean,
  t: TextReader,
): string | undefined => {
  if (scope === 'all' && isBesideSecond) return t('checkout.bringsAll');
  return scope === 'store' && !isBesideSecond ? t('checkout.bringsStoreOnly') : undefined;
};

/** A seller's service levels. A single one is a fact, not a choice. */
const ServiceLevels = ({ shipment, facts, values, errorOf }: ShipmentCardProps) => {
  const t = useText();
  const formats = useFormats();
  const { seller, choices } = shipment;
  const field = levelField(seller.code);
  const options = choices.map((choice) =>
    levelOption(
      choice,
      { t, formats },
      pointKindOf(choice.method) && pointsOf(seller.code, { facts, values, errorOf }),
    ),
  );
  const [only, second] = options;
  const error = errorOf(field);
  if (only !== undefined && second === undefined && error === undefined && !only.detail)
    return (
      <Stack gap={1}>
        <input type="hidden" name={field} value={only.value} />
        <Text weight="medium">{only.label}</Text>
        {only.hint && <Text tone="soft">{only.hint}</Text>}
      </Stack>
    );
  return (
    <RadioGroup
      name={field}
      legend={t('checkout.deliveryBy', { seller: seller.name })}
      framed
      error={error}
      defaultValue={values.levels[seller.code] ?? ''}
      options={options}
    />
  );
};

/** A postal code of the market as it is written, with zeros: 00-000. */
const postcodeExample = ({ postcodeGroups }: Pick<DeliveryFacts, 'postcodeGroups'>): string =>
  postcodeGroups.map((digits) => '0'.repeat(digits)).join('-');

/** Products that nobody delivers. The others can be ordered without them. */
const Undeliverable = ({ lines }: { readonly lines: DeliveryFacts['undeliverable'] }) => {
  const t = useText();
  return (
    <Alert type="warning" title={t('checkout.undeliverableTitle')}>
      <ul>
        {lines.map(({ name, reason }) => (
          <li key={name}>
            {t('common.labelled', { label: name, value: t(UNDELIVERABLE_TEXTS[reason]) })}
          </li>
        ))}
      </ul>
      <p>{t('checkout.undeliverableText')}</p>
    </Alert>
  );
};
