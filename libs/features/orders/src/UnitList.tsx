import type { OrderFacts, OrderUnits } from '@materia/api-orders';
import { Stack } from '@materia/ui-design-system';
import { useFormats } from '@materia/ui-shop';

/** Units of an order with the names of their products. */
export const UnitList = ({
  order,
  units,
}: {
  readonly order: Pick<OrderFacts, 'lines'>;
  readonly units: readonly OrderUnits[];
}) => {
  const { number } = useFormats();
  return (
    <Stack as="ul" gap={1}>
      {units.map((line) => (
        <li key={line.lineNumber}>
          {number(line.quantity)} × {nameOfLine(order, line)}
        </li>
      ))}
    </Stack>
  );
};

export const nameOfLine = (
  { lines }: Pick<OrderFacts, 'lines'>,
  { lineNumber }: Pick<OrderUnits, 'lineNumber'>,
): string => lines.find((line) => line.lineNumber === lineNumber)?.name ?? '';
