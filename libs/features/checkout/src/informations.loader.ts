import { shopRequest } from '@materia/storefront-request';
import type { LoaderFunctionArgs } from 'react-router';
import { needsAddress, pickupOf } from './checkout-rules.ts';
import { type TotalsFacts, totalsFacts } from './checkout-totals.ts';
import type { ContactValues } from './collector-fields.ts';
import { openInformations } from './open-checkout.ts';

export type InformationsFacts = {
  /** Initial values of the fields. */
  readonly values: ContactValues;
  /** Whether something is delivered, so that an address is needed. */
  readonly asksAddress: boolean;
  /** Whether something is collected at the store. */
  readonly isCollected: boolean;
  /** Whether another person may be named; otherwise it is the customer. */
  readonly namesEditable: boolean;
  /** The email address of a guest. */
  readonly guestEmail?: string | undefined;
  readonly phoneExample: string;
  /** How a postal code of the market is written: the lengths of its groups of digits. */
  readonly postcodeGroups: readonly number[];
  readonly totals: TotalsFacts;
  readonly showsBack: boolean;
};

/** Loads the recipient: the one saved for this cart, otherwise the customer. */
export const loadInformations = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<InformationsFacts> => {
  const shop = context.get(shopRequest);
  const { checkout } = await openInformations(shop);
  const { contact } = checkout;
  const namesEditable =
    shop.flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO || shop.customer === undefined;
  const { firstname = '', lastname = '', mobile = '' } = shop.customer ?? {};
  const [street = '', extra = ''] = contact?.address?.street ?? [];
  return {
    values: {
      ...(namesEditable && contact !== undefined
        ? { firstname: contact.firstname, lastname: contact.lastname, phone: contact.phone }
        : { firstname, lastname, phone: contact?.phone ?? mobile }),
      street,
      extra,
      postcode: contact?.address?.postcode ?? checkout.place?.postcode ?? '',
      city: contact?.address?.city ?? checkout.place?.city ?? '',
    },
    asksAddress: needsAddress(checkout),
    isCollected: pickupOf(checkout) !== undefined,
    namesEditable,
    guestEmail: checkout.guestEmail,
    phoneExample: shop.market.rules.phone.placeholder,
    postcodeGroups: shop.market.rules.postcode.groups,
    totals: totalsFacts(checkout, shop),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
  };
};
