import type { Collector } from '@materia/domain-checkout';
import { shopRequest } from '@materia/storefront-request';
import type { LoaderFunctionArgs } from 'react-router';
import { type TotalsFacts, totalsFacts } from './checkout-totals.ts';
import { openInformations } from './open-checkout.ts';

export type InformationsFacts = {
  /** What stands in the fields when the page opens. */
  readonly values: Collector;
  /** Whether somebody else may be named; otherwise it is the customer himself (FLAG-15). */
  readonly namesEditable: boolean;
  readonly phoneExample: string;
  readonly totals: TotalsFacts;
  readonly showsBack: boolean;
};

/** Loads who collects the goods: what was saved for this cart, or else the customer himself. */
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
