import { emailKey, parseMobile } from '@materia/domain-contact';
import { checkRegistration } from '@materia/domain-customer';
import { linkedPurchase } from '@materia/domain-checkout';
import { fail, ok } from '@materia/domain-kernel';
import { commonPasswordIn } from '../../platform/auth/common-passwords.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import {
  openCustomer,
  type OpeningTools,
  takeRegistration,
} from '../../customers/account/open-customer.ts';
import { wireFaults } from '../../customers/account/registration.ts';
import { type BookOwner, insertAddress } from '../../customers/addresses/repository.ts';
import { type OrderRow, ordersOfPurchase } from '../orders/repository.ts';
import type { GuestLinks } from '../purchases/guest-links.ts';
import { findPurchase, lockPurchase, type PurchaseRow } from '../purchases/repository.ts';
import { claimPurchase } from './repository.ts';

const NOT_FOUND = { kind: 'not-found' } as const;

/** Another account took the purchase while this one was being opened. */
class Taken extends Error {}

/**
 * An account after a guest's purchase (area 13). Whoever has the signed link chooses a password;
 * the rest is what the purchase says, so that the account cannot be of any other mailbox than the
 * one to which the mail with the link went.
 */
export const guestAccountHandlers = ({
  links,
  ...tools
}: OpeningTools & { readonly links: GuestLinks }): Pick<Handlers, 'openGuestAccount'> => ({
  openGuestAccount: async ({ body }, context) => {
    const { market, now } = context;
    if (!(await takeRegistration(tools.attempts, context)))
      return fail({ kind: 'too-many-requests' });
    const number = await links.read(market.id, body.link, now);
    if (number === undefined) return fail(NOT_FOUND);
    const purchase = await findPurchase(tools.db, market.id, number);
    const [order, ...others] = await ordersOfPurchase(tools.db, market.id, number);
    if (!isUnclaimed(purchase) || order === undefined) return fail(NOT_FOUND);

    const mobile = parseMobile(order.contact.telephone, market.rules.phone);
    const { firstname, lastname } = order.buyer;
    const checked = checkRegistration(
      {
        kind: 'private',
        company: '',
        taxNumber: '',
        firstname,
        lastname,
        mobile: mobile.ok ? mobile.value : '',
        email: order.email,
        password: body.password,
        termsAccepted: body.terms_accepted,
      },
      { ...market.rules, isCommonPassword: commonPasswordIn(market) },
    );
    if (!checked.ok)
      return fail({
        kind: 'bad-input',
        fields: [
          ...wireFaults('body.password' as const, checked.error.password),
          ...wireFaults('body.terms_accepted' as const, checked.error.terms),
        ],
      });
    const opened = await openCustomer(
      tools,
      {
        email: emailKey(checked.value.email),
        firstname: checked.value.firstname,
        lastname: checked.value.lastname,
        mobile: checked.value.mobile ?? '',
        customerType: 2,
        corporationName: null,
        companyFiscalId: null,
        answers: NO_ANSWERS,
        mainAddress: undefined,
        cardPostcode: null,
      },
      { password: body.password, storeId: order.store_id },
      context,
      async (tx, { id }) => {
        if (!isUnclaimed(await lockPurchase(tx, market.id, number))) throw new Taken();
        await keepAddress(tx, { market: market.id, customerId: id }, [order, ...others]);
        await claimPurchase(tx, market.id, number, id);
      },
    ).catch((error: unknown) => {
      if (error instanceof Taken) return fail(NOT_FOUND);
      throw error;
    });
    if (opened.ok) return ok({ order_id: number });
    const { kind } = opened.error;
    // A purchase names no club card, so that none can be taken.
    return fail({
      kind: kind === 'card-taken' || kind === 'card-unknown' ? 'account-exists' : kind,
    });
  },
});

const NO_ANSWERS = {
  legal_entity_type: null,
  intra_community_vat: null,
  fiscal_id_1: null,
  loyalty_card_number: null,
} as const;

const isUnclaimed = (purchase: PurchaseRow | undefined): boolean =>
  purchase !== undefined &&
  linkedPurchase(purchase.customer_id ?? undefined, undefined).kind === 'unclaimed';

/** The address to which an order went becomes the account's. */
const keepAddress = async (
  tx: Tx,
  owner: BookOwner,
  orders: readonly OrderRow[],
): Promise<void> => {
  for (const { fulfilment, contact } of orders) {
    if (!('address' in fulfilment)) continue;
    const { street, postcode, city } = fulfilment.address;
    const entry = { ...contact, street: [...street], postcode, city, region: '' };
    await insertAddress(tx, owner, [], { type: 'BILLING', prefix: null, ...entry });
    return;
  }
};
