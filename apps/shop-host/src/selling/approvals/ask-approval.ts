import type { ParsedInput } from '@materia/api-contract';
import { HELD_STATES } from '@materia/domain-cart';
import { APPROVAL_LIFE_DAYS, COMPANY_RIGHTS, waitsForApproval } from '@materia/domain-customer';
import { parsePlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { instantOf } from '@materia/platform-clock';
import { membersOf } from '../../customers/companies/members-repository.ts';
import { randomId } from '../../platform/auth/random-ids.ts';
import type { CustomerContext } from '../../platform/contract/context.ts';
import type { RefusalOf } from '../../platform/contract/refusals.ts';
import type { CartConversion } from '../../platform/database/tables/cart-tables.ts';
import { type Db, type Tx, withTx } from '../../platform/database/with-tx.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { parkForApproval } from '../cart/conversions.ts';
import { customerCartId, findCart, lockCart } from '../cart/repository.ts';
import { checkoutCart } from '../checkout/current-cart.ts';
import { checkCart } from '../placement/check-placement.ts';
import { Refusing } from '../placement/refusing.ts';
import { replaceUnpaid } from '../placement/replace-unpaid.ts';
import {
  findApprovalOfCart,
  insertApproval,
  limitedMember,
} from '../approval-requests/repository.ts';

type Request = ParsedInput<'askApproval'>['body'];
type Refused = RefusalOf<'askApproval'>;

const DAY_MS = 24 * 3_600_000;
const MINUTES_OF_DAY = 24 * 60;

/**
 * Parks the cart that a member saw until an approver has decided, and gives the member another one.
 * Nothing is held or charged. Asking again for the same cart gives the same request, whose id is returned.
 */
export const askApproval = async (
  db: Db,
  request: Request,
  context: CustomerContext,
): Promise<Result<string, Refused>> => {
  try {
    return await withTx(db, (tx) => ask(tx, request, context));
  } catch (error) {
    if (error instanceof Refusing) return fail({ kind: obstacleOf(error) });
    throw error;
  }
};

const ask = async (
  tx: Tx,
  { request, cart_revision, grand_total_minor, customer_comment = '' }: Request,
  context: CustomerContext,
): Promise<Result<string, Refused>> => {
  const { market, customer, now } = context;
  const { customerId } = customer;
  const owner = { kind: 'customer', customerId } as const;
  const row = await lockCart(tx, market.id, request.cart_id, owner, ...HELD_STATES);
  if (row === undefined) {
    const before = await findCart(tx, market.id, request.cart_id, owner, 'approval');
    const asked = before && (await findApprovalOfCart(tx, market.id, before.id));
    return asked === undefined ? fail({ kind: 'cart-empty' }) : ok(asked.id);
  }
  const member = await limitedMember(tx, market.id, customerId);
  if (member === undefined || row.approves !== null) return NOT_NEEDED;
  await replaceUnpaid(tx, row, context);
  const cart = await checkoutCart(tx, row, context);
  if (cart === undefined) return fail({ kind: 'cart-empty' });
  checkCart(cart, { revision: cart_revision, storeId: request.retailer_id }, context);
  const total = cart.priced.totals.total.included.minor;
  if (total !== grand_total_minor) return fail({ kind: 'cart-changed' });
  if (!waitsForApproval(member.role, member.limitMinor, total)) return NOT_NEEDED;
  const id = randomId();
  await parkForApproval(tx, row);
  await insertApproval(tx, {
    market: market.id,
    id,
    legal_entity_id: member.legalEntityId,
    customer_id: customerId,
    cart_id: row.id,
    state: 'waiting',
    asked_at: now,
    ends_at: endOf(row.converts, context),
    asked_minor: total,
    limit_minor: member.limitMinor,
    items_count: cart.priced.lines.reduce((count, { row: { qty } }) => count + qty, 0),
    comment: customer_comment.trim(),
    quote_number: row.converts?.number ?? null,
    decided_at: null,
    decided_by: null,
    reason: null,
    order_number: null,
  });
  await customerCartId(tx, market.id, customerId, now);
  for (const { customerId: to, role } of await membersOf(tx, market.id, member.legalEntityId))
    if (APPROVERS.includes(role))
      await enqueueMail(tx, {
        market: market.id,
        kind: 'approval-asked',
        payload: { approval: id, to },
        now,
      });
  return ok(id);
};

const APPROVERS: readonly string[] = COMPANY_RIGHTS.approve;
const NOT_NEEDED = fail({ kind: 'approval-not-needed' } as const);

/** When the time of the approvers is over. What came from a quote can be ordered until the quote's last day. */
const endOf = (converts: CartConversion | null, { market, now }: CustomerContext): string => {
  const end = laterBy(now, APPROVAL_LIFE_DAYS * DAY_MS);
  if (converts === null) return end;
  const lastDay = parsePlainDate(converts.validUntil);
  if (!lastDay.ok) throw new Error(`A quote has no last day: ${converts.validUntil}`);
  const midnight = instantOf(lastDay.value, MINUTES_OF_DAY, market.timeZone);
  return midnight < end ? midnight : end;
};

/** What keeps a cart from being asked for; everything else cannot be refused here. */
const obstacleOf = (error: Refusing) => {
  const { kind } = error.refusal;
  switch (kind) {
    case 'cart-changed':
    case 'out-of-stock':
    case 'store-not-selling':
    case 'delivery-not-possible':
      return kind;
    default:
      throw error;
  }
};
