import type { Checkout, ShippingChoice } from '@materia/api-checkout';
import { parsePostcode, type Postcode } from '@materia/domain-contact';
import { needsDistanceCheck } from '@materia/domain-shipping';
import type { Market } from '@materia/market-model';
import { deliveryForm, type DeliveryValues } from '../form/delivery-form.ts';

/** The destination of own products, for methods whose price depends on the distance. */
export type PlaceFacts = {
  /** The postal code whose prices are shown; empty while none is known. */
  readonly priced: string;
  /** Kilometres from the store, if the place could be located. */
  readonly km: number | undefined;
  /** Guests name the town as well. */
  readonly asksCity: boolean;
  /** The text that was searched is no postal code. */
  readonly isInvalid: boolean;
  /** The prices have changed with the postal code after the form was sent. */
  readonly isChanged: boolean;
};

/** The query parameter that says that the prices on the page are new. */
export const PLACE_CHANGED = 'place-changed';

/** A typed postal code as its country writes it; undefined for anything else. */
export const postcodeOf = (
  text: string | null,
  { rules }: Pick<Market, 'rules'>,
): Postcode | undefined => {
  const parsed = parsePostcode(text ?? '', rules.postcode);
  return parsed.ok ? parsed.value : undefined;
};

/** The place as the delivery step shows it; undefined where no price depends on it. */
export const placeFacts = (
  { shipments, alternatives, place }: Pick<Checkout, 'shipments' | 'alternatives' | 'place'>,
  query: URLSearchParams,
  { market, isGuest }: { readonly market: Market; readonly isGuest: boolean },
): PlaceFacts | undefined => {
  const choices = [
    ...shipments.flatMap(({ part, choices: own }) => (part === 'sent' ? [] : own)),
    ...alternatives,
  ];
  if (!choices.some(({ method }) => needsDistanceCheck(method))) return undefined;
  const typed = query.get(deliveryForm.names.postcode) ?? '';
  return {
    priced: place?.postcode ?? '',
    km: place?.km,
    asksCity: isGuest,
    isInvalid: typed !== '' && postcodeOf(typed, market) === undefined,
    isChanged: query.has(PLACE_CHANGED),
  };
};

/** The page with what the form contains, and the prices for its place. */
export const pricedAgainPath = (path: string, form: FormData): string => {
  const query = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') query.append(name, value);
  query.set(PLACE_CHANGED, '1');
  return `${path}?${query}`;
};

/** The page with the prices for the place that the form contains, and nothing chosen. */
export const pathWithPlace = (path: string, form: FormData): string => {
  const { names } = deliveryForm;
  const { postcode, city } = deliveryForm.read(form);
  return postcode === ''
    ? path
    : `${path}?${new URLSearchParams({ [names.postcode]: postcode, [names.city]: city })}`;
};

/** Whether the form was sent with another place than the one whose prices it showed. */
export const isPlacePriced = (postcode: Postcode, priced: string, market: Market): boolean =>
  postcodeOf(priced, market) === postcode;

/** The chosen method if its price depends on the place. */
export const placedChoice = (
  choices: readonly ShippingChoice[],
  isChosen: (choice: ShippingChoice) => boolean,
): ShippingChoice | undefined =>
  choices.find((choice) => isChosen(choice) && needsDistanceCheck(choice.method));

/** The typed place in the form of the client. */
export const typedPlace = ({ city }: Pick<DeliveryValues, 'city'>, postcode: Postcode) => ({
  postcode,
  ...(city !== '' && { city }),
});
