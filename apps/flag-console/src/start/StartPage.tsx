import type { Person } from '@materia/api-contract';
import { Alert, Stack } from '@materia/ui-design-system';
import { CompaniesPage } from '../companies/CompaniesPage.tsx';
import { GridPage } from '../grid/GridPage.tsx';
import { MoneyPage } from '../money/MoneyPage.tsx';
import { useWords } from '../texts/use-words.ts';
import { PageHeading } from '../frame/PageHeading.tsx';
import { unitsWithDuty } from '../frame/units-with-duty.ts';

/** The first page that a person can use: flags, payments, companies, or where the work of their duties is. */
export const StartPage = ({ person }: { readonly person: Person }) => {
  if (Object.keys(person.roles).length > 0) return <GridPage />;
  if (unitsWithDuty(person, 'orders').length > 0) return <MoneyPage />;
  return unitsWithDuty(person, 'customer-service').length > 0 ? (
    <CompaniesPage />
  ) : (
    <WorkElsewhere person={person} />
  );
};

const WorkElsewhere = ({ person }: { readonly person: Person }) => {
  const { t } = useWords();
  const duties = [...new Set(Object.values(person.duties).flat())];
  return (
    <Stack gap={4}>
      <PageHeading>{t('elsewhere.title')}</PageHeading>
      <Alert>
        {duties.length === 0
          ? t('elsewhere.none')
          : t('elsewhere.text', { duties: duties.map((duty) => t(`duties.${duty}`)).join(', ') })}
      </Alert>
    </Stack>
  );
};
