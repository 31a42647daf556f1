import type { Unit } from '@materia/api-contract';
import { SelectField } from '@materia/ui-design-system';
import { useSearchParams } from 'react-router';
import { useWords } from '../texts/use-words.ts';

/** The unit in the address, else the first one the person may view. */
export const useChosenUnit = <Known extends Pick<Unit, 'id'>>(
  units: readonly Known[],
): Known | undefined => {
  const [query] = useSearchParams();
  return units.find(({ id }) => id === query.get('unit')) ?? units[0];
};

/** Selects the unit of a page; hidden for people with only one unit. */
export const UnitChoice = ({
  units,
  chosen,
}: {
  readonly units: readonly Pick<Unit, 'id' | 'name'>[];
  readonly chosen: string | undefined;
}) => {
  const { t } = useWords();
  const [, setQuery] = useSearchParams();
  if (units.length < 2) return null;
  return (
    <SelectField
      name="unit"
      label={t('common.unit')}
      value={chosen ?? ''}
      onChange={(event) => setQuery({ unit: event.currentTarget.value }, { replace: true })}
      options={units.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};
