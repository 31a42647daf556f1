import type { Reply } from '@materia/api-contract';
import { isProfessional, type ProfileRules, registrationQuestions } from '@materia/domain-customer';
import { fail, ok } from '@materia/domain-kernel';
import { findStore } from '../../catalogue/stores/repository.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import { type Reader, withTx } from '../../platform/database/with-tx.ts';
import { type CustomerRow, findCustomer, mainEntry } from '../account/repository.ts';
import {
  addressesOf,
  lockBook,
  setBillingAddress,
  updateAddress,
} from '../addresses/repository.ts';
import { enrolIfDue } from '../club/join.ts';
import { findMembership } from '../companies/members-repository.ts';
import { type MailboxLinks, readToken } from '../mailbox/mailbox-links.ts';
import { profileColumns } from './profile-columns.ts';
import {
  askForEmail,
  confirmEmailChange,
  type EmailChangeTools,
  requestedEmail,
} from './email-change.ts';
import { checkMainAddress } from './main-address.ts';
import { requestedChange } from './wire-change.ts';
import { changeCustomer, deleteEmailChange, openEmailChange } from './repository.ts';
import { wireCustomer } from './wire-customer.ts';

type ProfileCalls = 'readMe' | 'updateMe' | 'confirmEmail' | 'cancelEmailChange';
type Tools = EmailChangeTools & { readonly mailboxes: MailboxLinks };

/** The customer's own data (area 11). */
export const profileHandlers = ({ mailboxes, ...tools }: Tools): Pick<Handlers, ProfileCalls> => ({
  readMe: async (_input, context) => ok(await readMe(tools.db, context)),

  updateMe: async ({ body }, context) => {
    const { market, customer, flags } = context;
    const row = await findCustomer(tools.db, market.id, customer.customerId);
    const change = requestedChange(
      body,
      await wireMe(tools.db, row, context),
      profileRules(row, context),
    );
    if (!change.ok) return change;
    const { profile, siriusId, storeId, defaultBilling, autosubscribesLoyalty, subtype } =
      change.value;
    if (
      storeId !== undefined &&
      (await findStore(tools.db, market.id, { id: storeId })) === undefined
    )
      return refused(
        body.reference_store === storeId ? 'body.reference_store' : 'body.store_id',
        'unknown',
      );
    const address =
      body.main_address !== undefined && 'street_number' in body.main_address
        ? checkMainAddress(body.main_address, market, flags)
        : ok(undefined);
    if (!address.ok) return address;
    if (defaultBilling !== undefined && !flags.BILLING_ADDRESS_UPDATE)
      return refused('body.default_billing', 'not-offered');
    const email = await requestedEmail(body, row, tools, context);
    if (!email.ok) return email;
    const owner = { market: market.id, customerId: customer.customerId };
    return withTx(tools.db, async (tx) => {
      const book = await lockBook(tx, owner);
      if (defaultBilling !== undefined) {
        const entry = book.find(({ id }) => id === defaultBilling);
        if (entry === undefined) return refused('body.default_billing', 'unknown');
        await updateAddress(tx, owner, entry, {}, { defaultShipping: false, defaultBilling: true });
      }
      await changeCustomer(tx, market.id, customer.customerId, {
        ...profileColumns(profile),
        ...(siriusId !== undefined && { sirius_id: siriusId }),
        ...(storeId !== undefined && { reference_store: storeId }),
        ...(autosubscribesLoyalty !== undefined && {
          must_autosubscribe_loyalty: autosubscribesLoyalty,
        }),
        ...(subtype !== undefined && { customer_subtype_category: subtype }),
      });
      await enrolIfDue(tx, owner, context);
      if (address.value !== undefined) {
        const named = await findCustomer(tx, market.id, customer.customerId);
        const saved = await setBillingAddress(tx, owner, book, mainEntry(named, address.value));
        if (!saved.ok) return saved;
      }
      if (email.value !== undefined) await askForEmail(tx, email.value, context);
      return ok(await readMe(tx, context));
    });
  },

  confirmEmail: ({ body }, context) => {
    const { id: market } = context.market;
    const { id = '', key = '' } = readToken(body.link) ?? {};
    const isIssued = mailboxes.isKey({ market, id, purpose: 'email-change' }, key);
    if (!isIssued) tools.security({ event: 'link-forged', realm: market });
    return confirmEmailChange(tools, isIssued ? id : undefined, context);
  },

  cancelEmailChange: async (_input, { market, customer }) => {
    await deleteEmailChange(tools.db, market.id, customer.customerId);
    return ok(true);
  },
});

const refused = <const Field extends string, const Kind extends 'unknown' | 'not-offered'>(
  field: Field,
  kind: Kind,
) => fail({ kind: 'bad-input', fields: [{ field, kind }] } as const);

const profileRules = (
  row: CustomerRow,
  { market, flags, today }: CustomerContext,
): ProfileRules => ({
  isProfessional: isProfessional({
    customerType: row.customer_type,
    isProCard: row.is_pro_card,
    loyaltyCategory: row.loyalty_category_code ?? undefined,
    companyFiscalId: row.company_fiscal_id ?? undefined,
  }),
  questions: registrationQuestions(flags),
  rules: market.rules,
  today,
});

const readMe = async (db: Reader, context: CustomerContext): Promise<Reply<'readMe'>> =>
  wireMe(db, await findCustomer(db, context.market.id, context.customer.customerId), context);

/** A customer with their address book and the e-mail address that waits for its owner. */
const wireMe = async (
  db: Reader,
  row: CustomerRow,
  { market, customer: { customerId }, now }: CustomerContext,
): Promise<Reply<'readMe'>> => {
  const book = await addressesOf(db, { market: market.id, customerId });
  const pending = await openEmailChange(db, market.id, customerId, now);
  const membership = await findMembership(db, market.id, customerId);
  return wireCustomer(row, book, market.country, {
    pendingEmail: pending?.email,
    legalEntityId: membership?.legalEntityId,
  });
};
