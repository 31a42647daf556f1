import type { StaffDuty } from '@materia/api-contract';
import { Alert, Stack } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import { usePerson } from '../api/queries.ts';
import { PageHeading } from './PageHeading.tsx';
import { UnitChoice, useChosenUnit } from './UnitChoice.tsx';
import { unitsWithDuty } from './units-with-duty.ts';

type DutyPageProps = {
  readonly duty: StaffDuty;
  readonly title: string;
  /** What people without the duty read. */
  readonly noDuty: string;
  readonly children: (unit: string) => ReactNode;
};

/** A page about one unit, for people with a duty there. */
export const DutyPage = ({ duty, title, noDuty, children }: DutyPageProps) => {
  const { data: person } = usePerson();
  const units = (person === undefined ? [] : unitsWithDuty(person, duty)).map((id) => ({
    id,
    name: id.toUpperCase(),
  }));
  const unit = useChosenUnit(units)?.id;
  return (
    <Stack gap={5}>
      <PageHeading>{title}</PageHeading>
      <UnitChoice units={units} chosen={unit} />
      {unit === undefined ? <Alert>{noDuty}</Alert> : children(unit)}
    </Stack>
  );
};
