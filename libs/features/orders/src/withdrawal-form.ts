import type { OpenWithdrawal, OrderUnits, ReturnDeclaration } from '@materia/api-orders';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { RETURN_WAYS, WITHDRAWAL_STEPS } from '@materia/domain-order';
import {
  defineForm,
  family,
  type FieldName,
  type FormValues,
  line,
  oneOf,
  prefixed,
  ticked,
} from '@materia/ui-shop';

/** What the buttons of an order's page do; each act has two steps, except for a statement. */
const CANCELLATION_STEPS = ['cancel-order', 'confirm-cancellation'] as const;
export const ORDER_STEPS = [...WITHDRAWAL_STEPS, ...CANCELLATION_STEPS, 'report-sent'] as const;
export const [WITHDRAW, CONFIRM_WITHDRAWAL, CANCEL, CONFIRM_CANCELLATION, REPORT_SENT] =
  ORDER_STEPS;

/** Cancels an order, gives units of it back, or states that they were sent. */
export const withdrawalForm = defineForm({
  /** The order of a purchase with several. */
  order: line(40),
  /** What its button does. */
  step: oneOf(ORDER_STEPS),
  /** The units of each line, by its number. */
  units: family(prefixed('units-'), 10),
  /** The name on the receipt. */
  name: line(100).as('name'),
  way: oneOf(RETURN_WAYS),
  outsideTrade: ticked(),
  /** The code of the return that was sent, by whom, and the number there. */
  code: line(40),
  carrier: line(60).faults<'missing'>(),
  parcel: line(60),
});

/** The name of the field for the units of a line. */
export const unitsFieldName = ({ lineNumber }: Pick<OrderUnits, 'lineNumber'>): FieldName =>
  withdrawalForm.names.units(String(lineNumber));

/**
 * The typed units by line number, and the lines whose number is none or too large; no line if no
 * units were chosen at all, unless it is a declaration that lacks.
 */
export type WithdrawalFaults = Pick<ReturnDeclaration, 'name' | 'way'> & {
  readonly typed: Readonly<Record<number, string>>;
  readonly invalid: readonly number[];
  readonly lacksDeclaration: boolean;
};

type Sent = Pick<FormValues<typeof withdrawalForm>, 'units' | 'name' | 'way' | 'outsideTrade'>;

/**
 * What the form declares; all units where only the whole order can be ended. Who leaves the name
 * empty is called as the order calls them.
 */
export const readDeclaration = (
  sent: Sent,
  { whole, lines, ways, needsDeclaration, promisedUntil }: OpenWithdrawal,
  contactName: string,
): Result<ReturnDeclaration, WithdrawalFaults> => {
  const read = lines.map((line) => {
    const typed = whole ? String(line.quantity) : (sent.units[line.lineNumber] ?? '');
    return { ...line, typed, wanted: typed === '' ? 0 : Number(typed) };
  });
  const invalid = read.filter(
    ({ wanted, quantity }) => !Number.isInteger(wanted) || wanted < 0 || wanted > quantity,
  );
  const units = read.flatMap(({ lineNumber, wanted }) =>
    wanted > 0 ? [{ lineNumber, quantity: wanted }] : [],
  );
  const name = sent.name === '' ? contactName : sent.name;
  const isUndeclared = needsDeclaration && !sent.outsideTrade;
  const way = isUndeclared ? 'store' : (sent.way ?? ways[0] ?? 'post');
  const lacksDeclaration = isUndeclared && promisedUntil === undefined;
  return invalid.length === 0 && units.length > 0 && !lacksDeclaration
    ? ok({ units, name, way, outsideTrade: sent.outsideTrade })
    : fail({
        name,
        way,
        typed: Object.fromEntries(read.map(({ lineNumber, typed }) => [lineNumber, typed])),
        invalid: invalid.map(({ lineNumber }) => lineNumber),
        lacksDeclaration,
      });
};
