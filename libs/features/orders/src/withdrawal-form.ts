import type { OpenWithdrawal, OrderUnits } from '@materia/api-orders';
import { fail, ok, type Result } from '@materia/domain-kernel';
import { WITHDRAWAL_STEPS } from '@materia/domain-order';
import {
  defineForm,
  family,
  type FieldName,
  type FormValues,
  line,
  oneOf,
  prefixed,
} from '@materia/ui-shop';

/** Withdraws from an order, or from units of it. */
export const withdrawalForm = defineForm({
  /** The order of a purchase with several. */
  order: line(40),
  /** What its button does. */
  step: oneOf(WITHDRAWAL_STEPS),
  /** The units of each line, by its number. */
  units: family(prefixed('units-'), 10),
});

/** The name of the field for the units of a line. */
export const unitsFieldName = ({ lineNumber }: Pick<OrderUnits, 'lineNumber'>): FieldName =>
  withdrawalForm.names.units(String(lineNumber));

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
  sent: Pick<FormValues<typeof withdrawalForm>, 'units'>,
  { whole, lines }: Pick<OpenWithdrawal, 'lines' | 'whole'>,
): Result<readonly OrderUnits[], WithdrawalFaults> => {
  if (whole) return ok(lines);
  const read = lines.map((line) => {
    const typed = sent.units[line.lineNumber] ?? '';
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
