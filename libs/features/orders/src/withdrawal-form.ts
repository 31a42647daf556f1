import type { OpenWithdrawal, OrderUnits } from '@materia/api-orders';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { lineText } from '@materia/ui-shop';

/** The step of the withdrawal that a button submits. */
export const STEP_FIELD = 'step';
/** The order of a purchase with several. */
export const ORDER_FIELD = 'order';

/** The name of the field for the units of a line. */
export const unitsFieldName = ({ lineNumber }: Pick<OrderUnits, 'lineNumber'>): string =>
  `units-${lineNumber}`;

/**
 * The typed units by line number, and the lines whose number is none or too large; no line if no
 * units were chosen at all.
 */
export type WithdrawalFaults = {
  readonly typed: Readonly<Record<number, string>>;
  readonly invalid: readonly number[];
};

/** The units that the form names; all of them where the withdrawal is from the whole order. */
export const readUnits = (
  form: FormData,
  { whole, lines }: Pick<OpenWithdrawal, 'lines' | 'whole'>,
): Result<readonly OrderUnits[], WithdrawalFaults> => {
  if (whole) return ok(lines);
  const read = lines.map((line) => {
    const typed = lineText(form, unitsFieldName(line), 10);
    return { ...line, typed, wanted: typed === '' ? 0 : Number(typed) };
  });
  const invalid = read.filter(
    ({ wanted, quantity }) => !Number.isInteger(wanted) || wanted < 0 || wanted > quantity,
  );
  const units = read.flatMap(({ lineNumber, wanted }) =>
    wanted > 0 ? [{ lineNumber, quantity: wanted }] : [],
  );
  return invalid.length === 0 && units.length > 0
    ? ok(units)
    : fail({
        typed: Object.fromEntries(read.map(({ lineNumber, typed }) => [lineNumber, typed])),
        invalid: invalid.map(({ lineNumber }) => lineNumber),
      });
};
