import type { BookAddress } from '@materia/api-account';
import type { CheckoutAddress } from '@materia/api-checkout';
import {
  type CheckedPostalAddress,
  checkCollector,
  checkDeliveryAddress,
  checkPostalAddress,
  type CollectorRules,
  type DeliveryAddress,
} from '@materia/domain-checkout';
import { sameAddress } from '@materia/domain-contact';
import { fail, ok, type Result } from '@materia/domain-kernel';
import type { Market } from '@materia/market-model';
import {
  type BillingField,
  type ContactFaults,
  type ContactValues,
  DELIVERY_FIELDS,
  NEW_ADDRESS,
  SAME_ADDRESS,
} from './contact-fields.ts';

/** The fields of the recipient step, by the delivery choices made before it. */
export type Asked = {
  /** Whether a shipment goes to an address. */
  readonly address: boolean;
  /** Whether the address may be omitted, because no delivery has been chosen yet. */
  readonly mayOmitAddress: boolean;
  /** Whether the named person collects a shipment at the store. */
  readonly collector: boolean;
  /** Whether another payer may be named. */
  readonly billing: boolean;
  /** The addresses to choose from; none for guests. */
  readonly book: readonly BookAddress[];
  readonly rules: CollectorRules;
};

/**
 * Whether a chosen address also names the recipient. A pickup always asks for the collecting
 * person.
 */
export const isNamedByAddress = ({ address, collector, book }: Asked): boolean =>
  address && !collector && book.length > 0;

/** The checked choices of the information step. */
export type CheckedRecipient = {
  readonly shipping: CheckoutAddress;
  /** Undefined for who receives the order. */
  readonly billing: CheckoutAddress | undefined;
  /** The typed addresses that are to be added to the address book. */
  readonly saved: readonly {
    readonly address: CheckedPostalAddress;
    readonly for: 'shipping' | 'billing';
  }[];
};

type CheckedPart<Value> = Result<Value, ContactFaults>;

/** Checks the form. Reports every invalid field. */
export const checkRecipient = (
  values: ContactValues,
  asked: Asked,
  market: Market,
): Result<CheckedRecipient, ContactFaults> => {
  const shipping = checkShipping(values, asked, market);
  const billing = checkBilling(values, asked, market);
  if (!shipping.ok || !billing.ok)
    return fail({ ...(!shipping.ok && shipping.error), ...(!billing.ok && billing.error) });
  const wanted = [
    ...(values.saveDelivery && values.delivery === NEW_ADDRESS
      ? [{ address: entryOf(shipping.value), for: 'shipping' as const }]
      : []),
    ...(values.saveBilling && values.billing === NEW_ADDRESS && billing.value
      ? [{ address: entryOf(billing.value), for: 'billing' as const }]
      : []),
  ];
  return ok({
    shipping: shipping.value,
    billing: billing.value,
    saved: wanted.flatMap(({ address, ...use }) =>
      address === undefined || isInBook(address, asked.book) ? [] : [{ address, ...use }],
    ),
  });
};

const checkShipping = (
  values: ContactValues,
  asked: Asked,
  market: Market,
): CheckedPart<CheckoutAddress> => {
  const chosen = asked.address ? chosenAddress(values.delivery, asked.book) : undefined;
  const isNamed = isNamedByAddress(asked) && chosen !== undefined;
  const person = checkCollector(
    isNamed
      ? { ...chosen, phone: values.phone === '' ? chosen.phone : values.phone }
      : { firstname: values.firstname, lastname: values.lastname, phone: values.phone },
    asked.rules,
  );
  const place = asked.address ? checkPlace(values, chosen, asked, market) : ok(undefined);
  if (person.ok && place.ok)
    return ok({ person: person.value, place: place.value, bookId: chosen?.id });
  return fail({ ...(!person.ok && person.error), ...(!place.ok && place.error) });
};

/**
 * Checks the delivery address. Faults of an address from the book are reported at the choice.
 */
const checkPlace = (
  values: ContactValues,
  chosen: BookAddress | undefined,
  { book, mayOmitAddress }: Asked,
  { country, rules }: Market,
): CheckedPart<CheckoutAddress['place']> => {
  if (chosen !== undefined) {
    const checked = checkDeliveryAddress({ ...chosen, country }, rules);
    if (checked.ok) return checked;
    const [fault = { kind: 'missing' as const }] = Object.values(checked.error);
    return fail({ delivery: fault });
  }
  const { delivery } = values;
  if (delivery === '' && book.length > 0) return fail({ delivery: { kind: 'address-missing' } });
  if (delivery !== NEW_ADDRESS && delivery !== '')
    return fail({ delivery: { kind: 'address-gone' } });
  if (mayOmitAddress && isUntyped(values, DELIVERY_FIELDS)) return ok(undefined);
  const checked = checkDeliveryAddress(typedAddress(values, country), rules);
  return checked.ok ? checked : fail(checked.error);
};

const checkBilling = (
  values: ContactValues,
  asked: Asked,
  { country, rules }: Market,
): CheckedPart<CheckoutAddress | undefined> => {
  const { book } = asked;
  const { phone } = asked.rules;
  const billing = asked.billing ? values.billing : defaultBilling(book);
  if (billing === SAME_ADDRESS || billing === '') return ok(undefined);
  const chosen = chosenAddress(billing, book);
  if (chosen === undefined && billing !== NEW_ADDRESS)
    return fail({ billing: { kind: 'address-gone' } });
  const checked = checkPostalAddress(
    chosen === undefined
      ? {
          civility: '',
          region: '',
          phone: '',
          firstname: values.billingFirstname,
          lastname: values.billingLastname,
          street: [values.billingStreet, values.billingExtra],
          postcode: values.billingPostcode,
          city: values.billingCity,
          country,
        }
      : { ...chosen, civility: chosen.civility ?? '', country },
    { phone, phoneRequirement: 'none', postcode: rules.postcode, country },
  );
  if (!checked.ok)
    return fail(
      Object.fromEntries(
        Object.entries(checked.error).map(([field, fault]) => [
          chosen === undefined ? (BILLING_FIELD_OF[field] ?? 'billing') : 'billing',
          fault,
        ]),
      ),
    );
  return ok({ person: checked.value, place: checked.value, bookId: chosen?.id });
};

/** Where customers cannot change the billing address, the invoice names their default one. */
const defaultBilling = (book: readonly BookAddress[]): string =>
  book.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? SAME_ADDRESS;

const BILLING_FIELD_OF: Readonly<Record<string, BillingField>> = {
  firstname: 'billingFirstname',
  lastname: 'billingLastname',
  street: 'billingStreet',
  postcode: 'billingPostcode',
  city: 'billingCity',
};

const chosenAddress = (id: string, book: readonly BookAddress[]): BookAddress | undefined =>
  book.find((address) => address.id === id);

/**
 * The typed address. The market delivers in its own country only, so that the form does not ask for
 * one.
 */
const typedAddress = (
  { street, extra, postcode, city }: ContactValues,
  country: string,
): DeliveryAddress => ({ street: [street, extra], postcode, city, country });

/** An address of the checkout as the address book stores it. */
const entryOf = ({ person, place }: CheckoutAddress): CheckedPostalAddress | undefined =>
  place && { ...person, ...place, civility: undefined, region: '' };

const isInBook = (address: CheckedPostalAddress, book: readonly BookAddress[]): boolean =>
  book.some(
    (entry) =>
      sameAddress(entry, address) &&
      entry.firstname === address.firstname &&
      entry.lastname === address.lastname,
  );

/**
 * Whether a required address was left empty: it gets one message instead of one per field.
 */
export const isUntyped = (
  values: ContactValues,
  fields: readonly (keyof ContactValues)[],
): boolean => fields.every((field) => values[field] === '');
