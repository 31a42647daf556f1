import type { Collector } from '@materia/domain-checkout';
import { shopRequest } from '@materia/storefront-request';
import type { LoaderFunctionArgs } from 'react-router';
import { type TotalsFacts, totalsFacts } from './checkout-totals.ts';
import { openInformations } from './open-checkout.ts';

export type InformationsFacts = {
  /** Initial values of the fields. */
  readonly values: Collector;
  /** Whether another person may be named; otherwise it is the customer. */
  readonly namesEditable: boolean;
  readonly phoneExample: string;
  readonly totals: TotalsFacts;
  readonly showsBack: boolean;
};

/** Loads the collector: the one saved for this cart, otherwise the customer. */
export const loadInformations = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<InformationsFacts> => {
  const shop = context.get(shopRequest);
  const { cart, collector } = await openInformations(shop);
  const namesEditable = shop.flags.ADDRESS_FORM_EDITABLE_PERSONAL_INFO;
  const { firstname = '', lastname = '', mobile = '' } = shop.customer ?? {};
  return {
    values:
      namesEditable && collector !== undefined
        ? collector
        : { firstname, lastname, phone: collector?.phone ?? mobile },
    namesEditable,
    phoneExample: shop.market.rules.phone.placeholder,
    totals: totalsFacts(cart, shop),
    showsBack: shop.flags.SHOW_CHECKOUT_BACK_BUTTON,
  };
};
