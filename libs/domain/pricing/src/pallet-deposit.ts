import { addDays, comparePlainDates, type PlainDate } from '@materia/domain-holiday-calendar';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { multiplyMoney, type Money } from '@materia/domain-money';
import type { FeeCharge, OrderCharge } from './order-charge.ts';
import { refundOfUnits, type RefundPart, type ReturnedLine } from './order-refund.ts';

/** Days after delivery within which a returnable pallet may be returned. */
export const PALLET_RETURN_DAYS = 30;

export type PalletReturnRefusal =
  | { readonly kind: 'return-period-over'; readonly lastDay: PlainDate }
  | { readonly kind: 'more-than-delivered'; readonly delivered: number };

/**
 * The fields of a line needed to count pallets. `unitsPerPallet` is known for products on
 * returnable pallets.
 */
export type PalletLine = {
  readonly quantity: number;
  readonly isThirdParty: boolean;
  readonly unitsPerPallet?: number | undefined;
};

/**
 * The full pallets of a line. The remainder is loaded by hand, and vendors use their own pallets.
 */
export const fullPallets = ({ quantity, isThirdParty, unitsPerPallet }: PalletLine): number =>
  isThirdParty || unitsPerPallet === undefined ? 0 : Math.floor(quantity / unitsPerPallet);

/** The deposit for a number of returnable pallets. */
export const palletDeposit = (pallets: number, depositPerPallet: Money): Money =>
  multiplyMoney(depositPerPallet, pallets);

/** The last day on which a pallet delivered on this day can be returned. */
export const palletReturnUntil = (deliveredOn: PlainDate): PlainDate =>
  addDays(deliveredOn, PALLET_RETURN_DAYS);

/**
 * The deposit refunded for returned pallets. Refuses a return after the last day and more pallets
 * than were delivered.
 */
export const palletRefund = (
  pallets: {
    readonly delivered: number;
    readonly returned: number;
    readonly deliveredOn: PlainDate;
    readonly returnedOn: PlainDate;
  },
  depositPerPallet: Money,
): Result<Money, PalletReturnRefusal> => {
  const lastDay = palletReturnUntil(pallets.deliveredOn);
  if (comparePlainDates(pallets.returnedOn, lastDay) > 0)
    return fail({ kind: 'return-period-over', lastDay });
  if (pallets.returned > pallets.delivered)
    return fail({ kind: 'more-than-delivered', delivered: pallets.delivered });
  return ok(palletDeposit(pallets.returned, depositPerPallet));
};

/**
 * The charges of an order after pallets came back: its deposits are those for the pallets that are
 * still out, so that no deposit is refunded twice.
 */
export const chargesAfterPallets = (
  charges: readonly OrderCharge[],
  returned: number,
): readonly OrderCharge[] =>
  charges.map((charge) =>
    charge.kind === 'deposit' && returned > 0
      ? depositOf(charge, { before: returned, now: charge.quantity - returned })
      : charge,
  );

/** What goes back for pallets that come back after earlier ones: their share of the deposits. */
export const depositRows = (
  charges: readonly OrderCharge[],
  pallets: Pick<ReturnedLine, 'before' | 'now'>,
): readonly RefundPart[] =>
  charges.flatMap((charge): readonly RefundPart[] => {
    if (charge.kind !== 'deposit') return [];
    const back = depositOf(charge, pallets);
    return [{ kind: 'charge', charge: back, vatRate: back.vatRate, amount: back.amount }];
  });

const depositOf = <Deposit extends Pick<FeeCharge, 'quantity' | 'amount'>>(
  charge: Deposit,
  { before, now }: Pick<ReturnedLine, 'before' | 'now'>,
): Deposit => {
  const units = { quantity: charge.quantity, before, now };
  return {
    ...charge,
    quantity: now,
    amount: {
      included: refundOfUnits({ ...units, charged: charge.amount.included }),
      excluded: refundOfUnits({ ...units, charged: charge.amount.excluded }),
    },
  };
};
