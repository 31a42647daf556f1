import { randomInt } from 'node:crypto';
import { parsePostcode, samePostcode } from '@materia/domain-contact';
import { isProfessional } from '@materia/domain-customer';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { bookPoints, cardNumberOf, CARDS, clubRegistration } from '@materia/domain-loyalty';
import type { Market } from '@materia/market-model';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Tx } from '../../platform/database/with-tx.ts';
import {
  type ClubCardRow,
  deleteFreeCard,
  insertAccount,
  isCardIssued,
  isCardOfAccount,
  isToBeEnrolled,
  lockAccount,
  lockFreeCard,
  lockProfile,
  type Member,
  saveMembership,
  saveMovement,
} from './repository.ts';

/** What the profile lacks, as the form of the club gives it. */
type Given = {
  readonly storeId?: string | undefined;
  readonly fiscalId?: string | undefined;
};

export type JoiningRefusal =
  | { readonly kind: 'already-linked' }
  | {
      readonly kind: 'incomplete';
      readonly missing: readonly ('reference-store' | 'company-fiscal-id')[];
    };

/**
 * Makes a customer a member with a new card. Refused for a member, and while the profile lacks a
 * store or, for professionals, a fiscal id.
 */
export const joinClub = async (
  tx: Tx,
  member: Member,
  { storeId, fiscalId }: Given,
  now: string,
): Promise<Result<true, JoiningRefusal>> => {
  const profile = await lockProfile(tx, member);
  if (profile.loyalty_card_number !== null) return fail({ kind: 'already-linked' });
  const registration = clubRegistration({
    isProfessional: isProfessional({
      customerType: profile.customer_type,
      isProCard: profile.is_pro_card,
      loyaltyCategory: profile.loyalty_category_code ?? undefined,
      companyFiscalId: profile.company_fiscal_id ?? undefined,
    }),
    referenceStore: storeId ?? profile.reference_store ?? undefined,
    companyFiscalId: profile.company_fiscal_id ?? fiscalId,
  });
  if (registration.kind === 'create')
    return fail({ kind: 'incomplete', missing: registration.missing });
  await saveMembership(tx, member, {
    loyalty_card_number: await newCardNumber(tx, member.market),
    ...(storeId !== undefined && { reference_store: storeId }),
    // A number that was checked before is not replaced by one that a form of the club gives.
    ...(fiscalId !== undefined &&
      profile.company_fiscal_id === null && { company_fiscal_id: fiscalId }),
  });
  await insertAccount(tx, member, now);
  return ok(true);
};

/**
 * Makes a member of a customer who is to be subscribed automatically. Who is one stays it, and whose
 * profile lacks something is enrolled once it is complete.
 */
export const enrolIfDue = async (
  tx: Tx,
  member: Member,
  { flags, now }: Pick<RequestContext, 'flags' | 'now'>,
): Promise<void> => {
  if (flags.LOYALTY_CLUB && (await isToBeEnrolled(tx, member))) await joinClub(tx, member, {}, now);
};

/**
 * Links a card that a store issued, with its points. Refused alike for a number that no store
 * issued, one with an account, and another postal code.
 */
export const linkCard = async (
  tx: Tx,
  market: Market,
  member: Member,
  given: { readonly number: string; readonly postcode: string },
  now: string,
): Promise<Result<true, { readonly kind: 'already-linked' | 'not-found' }>> => {
  const profile = await lockProfile(tx, member);
  if (profile.loyalty_card_number !== null) return fail({ kind: 'already-linked' });
  const card = await lockFreeCard(tx, market.id, given.number);
  if (card === undefined || !isOfPostcode(card, given.postcode, market))
    return fail({ kind: 'not-found' });
  if (await isCardOfAccount(tx, market.id, card.number)) return fail({ kind: 'already-linked' });
  await saveMembership(tx, member, { loyalty_card_number: card.number });
  await adoptCard(tx, member, card, now);
  return ok(true);
};

/** Moves the points of a card to the account that has its number. */
export const adoptCard = async (
  tx: Tx,
  member: Member,
  card: ClubCardRow,
  now: string,
): Promise<void> => {
  await deleteFreeCard(tx, card.market, card.number);
  await insertAccount(tx, member, now);
  const account = await lockAccount(tx, member, now);
  if (account === undefined) throw new Error('A member has an account');
  if (card.points > 0)
    await saveMovement(
      tx,
      account,
      { kind: 'card', points: card.points },
      bookPoints(account, card.points),
      now,
    );
};

export const isOfPostcode = (
  card: Pick<ClubCardRow, 'postcode'>,
  typed: string,
  { rules }: Pick<Market, 'rules'>,
): boolean => {
  const parsed = parsePostcode(typed, rules.postcode);
  return parsed.ok && samePostcode(parsed.value, card.postcode);
};

const newCardNumber = async (tx: Tx, market: string): Promise<string> => {
  const number = cardNumberOf(randomInt(CARDS));
  return (await isCardIssued(tx, market, number)) ? newCardNumber(tx, market) : number;
};
