import type { Reply } from '@materia/api-contract';
import { CUSTOMER_TYPES, isProfessional } from '@materia/domain-customer';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import type { SignedInCustomer } from '@materia/page-request';
import { z } from 'zod';

const plainDate = z.string().transform((text, context) => {
  const day = parsePlainDate(text);
  if (day.ok) return day.value;
  context.addIssue('not a day');
  return z.NEVER;
});

/** Content of the sealed session cookie. Short names, because the cookie must stay under 4 KiB. */
export const sessionContent = z.object({
  /** Access token and its expiry in Unix seconds. */
  a: z.string().min(1),
  u: z.number(),
  /** Refresh token. */
  r: z.string().min(1),
  /** Day of the sign-in in the market's zone. */
  d: plainDate,
  c: z.object({
    id: z.string(),
    f: z.string(),
    l: z.string(),
    e: z.string(),
    m: z.string(),
    p: z.boolean(),
    s: z.string().optional(),
    b: z.literal(true).optional(),
    /** Type of customer, and the ids of customer and company. Cookies of former versions have none. */
    t: z.literal(Object.values(CUSTOMER_TYPES)).optional(),
    x: z.string().optional(),
    o: z.string().optional(),
  }),
});
export type SessionContent = z.output<typeof sessionContent>;

type CustomerReply = Reply<'readMe'>;

/** The part of the customer that pages need on every request. */
export const customerSummary = (customer: CustomerReply): SessionContent['c'] => ({
  id: customer.id,
  f: customer.firstname,
  l: customer.lastname,
  e: customer.email,
  m: customer.mobile,
  p: isProfessional({
    customerType: customer.customer_type,
    isProCard: customer.is_pro_card,
    loyaltyCategory: customer.loyalty_category_code,
    companyFiscalId: customer.company_fiscal_id,
  }),
  ...(customer.store_id === undefined ? {} : { s: customer.store_id }),
  ...(customer.isBuyer && { b: true }),
  t: customer.customer_type,
  ...(customer.sirius_id !== undefined && { x: customer.sirius_id }),
  ...(customer.legal_entity_id !== undefined && { o: customer.legal_entity_id }),
});

export const signedInCustomer = ({ c }: SessionContent): SignedInCustomer => ({
  id: c.id,
  firstname: c.f,
  lastname: c.l,
  email: c.e,
  mobile: c.m,
  isProfessional: c.p,
  ...(c.b && { isBuyer: true }),
  ...(c.o !== undefined && { legalEntityId: c.o }),
});
