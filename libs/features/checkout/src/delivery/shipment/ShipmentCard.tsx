import { needsDistanceCheck } from '@materia/domain-shipping';
import { Alert, Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import type { MethodFacts, ShipmentFacts } from '../form/shipment-facts.ts';
import { PARCEL } from '../form/delivery-shipments.ts';
import type { PlaceFacts } from '../place/delivery-place.ts';
import { PLACE_PROBLEMS, PlaceFields, type PlaceProblem } from '../place/PlaceFields.tsx';
import {
  Carriers,
  OwnMethods,
  ServiceLevels,
  type ShipmentMethodsProps,
} from './ShipmentMethods.tsx';
import { shipmentTitle } from './shipment-title.ts';

type ShipmentCardProps = Pick<ShipmentMethodsProps, 'shipment' | 'values' | 'errorOf'> & {
  /** Products that the store lacks ship in a separate parcel. */
  readonly hasParcel: boolean;
  /** It is the first of the shipments whose prices depend on the place, which is asked for once. */
  readonly asksPlace: boolean;
  readonly facts: MethodFacts & {
    readonly storeName: string;
    readonly isStoreChosen?: boolean;
    /** The destination of own products; undefined where no price depends on it. */
    readonly place?: PlaceFacts | undefined;
  };
};

/** One shipment: who sends it, what is in it, and how it can arrive. */
export const ShipmentCard = ({
  shipment,
  hasParcel,
  asksPlace,
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
              .map(({ name, quantity, of: total }) =>
                total === undefined
                  ? t('checkout.shippedLine', { quantity, name })
                  : t('checkout.shippedPortion', { quantity, total, name }),
              )
              .join(', ')}
          </Text>
        </Stack>
        {chooseAgain && (
          <Alert type="warning">
            {facts.place !== undefined && facts.place.priced !== '' && placeProblem(shipment)
              ? t('transport.doesNotReach', { postcode: facts.place.priced })
              : t('checkout.chooseAgain')}
          </Alert>
        )}
        {facts.place && asksPlace && (
          <PlaceFields
            place={facts.place}
            values={values}
            storeName={facts.isStoreChosen === false ? undefined : facts.storeName}
            errorOf={errorOf}
            problem={placeProblem(shipment)}
          />
        )}
        {part === 'sent' ? (
          <ServiceLevels shipment={shipment} facts={facts} values={values} errorOf={errorOf} />
        ) : shipment.key === PARCEL ? (
          <Carriers shipment={shipment} facts={facts} values={values} errorOf={errorOf} />
        ) : (
          <OwnMethods
            shipment={shipment}
            hasParcel={hasParcel}
            facts={facts}
            values={values}
            errorOf={errorOf}
          />
        )}
      </Stack>
    </Card>
  );
};

/** Whether the price of a method of a shipment depends on the place. */
export const dependsOnPlace = ({ choices }: ShipmentFacts): boolean =>
  choices.some(({ method }) => needsDistanceCheck(method));

/** Messages of the shipment's methods about the place. */
const placeProblem = ({ choices }: ShipmentFacts): PlaceProblem | undefined =>
  PLACE_PROBLEMS.find((problem) => choices.some(({ reason }) => reason === problem));
