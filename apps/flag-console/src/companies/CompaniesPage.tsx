import type { CompanyDesk } from '@materia/api-contract';
import { COMPANY_ROLES, type CompanyRole } from '@materia/domain-customer';
import {
  Button,
  Card,
  Heading,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useCompanies, useConsoleMutation } from '../api/queries.ts';
import { DutyPage } from '../frame/DutyPage.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useWords } from '../texts/use-words.ts';

/** Companies of a unit and their members, for customer service. */
export const CompaniesPage = () => {
  const { t } = useWords();
  return (
    <DutyPage duty="customer-service" title={t('companies.title')} noDuty={t('companies.noDuty')}>
      {(unit) => <Desk key={unit} unit={unit} />}
    </DutyPage>
  );
};

const Desk = ({ unit }: { readonly unit: string }) => {
  const { t } = useWords();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const { data, error } = useCompanies(unit, search);
  const field = useId();
  return (
    <>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('search') ?? '');
          setQuery({ unit, search: typed }, { replace: true });
        }}
      >
        <Stack gap={3} align="start">
          <TextField
            id={field}
            name="search"
            label={t('companies.search')}
            defaultValue={search}
            maxLength={120}
          />
          <Button type="submit" variant="secondary" size="s">
            {t('companies.find')}
          </Button>
        </Stack>
      </form>
      <RefusalNotice error={error} />
      {data?.companies.length === 0 && <Text tone="soft">{t('companies.none')}</Text>}
      {data?.companies.map((company) => (
        <CompanyCard key={company.id} unit={unit} company={company} />
      ))}
      <Card as="section">
        <Stack gap={3}>
          <Heading level={2}>{t('companies.open')}</Heading>
          <Text size="s">{t('companies.openText')}</Text>
          <MemberForm unit={unit} company={undefined} />
        </Stack>
      </Card>
    </>
  );
};

type Company = CompanyDesk['companies'][number];

const CompanyCard = ({ unit, company }: { readonly unit: string; readonly company: Company }) => {
  const { t } = useWords();
  const remove = useConsoleMutation<object>();
  return (
    <Card as="article">
      <Stack gap={3}>
        <Heading level={2}>{company.name}</Heading>
        <Text size="s">{company.tax_number}</Text>
        <RefusalNotice error={remove.error} />
        <Stack as="ul" gap={2}>
          {company.members.map(({ name, email, role }) => (
            <li key={email}>
              <Stack gap={2} align="start">
                <Text size="s">
                  {name} · {email} · {t(`companyRoles.${role}`)}
                </Text>
                <Button
                  type="button"
                  size="s"
                  variant="quiet"
                  busy={remove.isPending}
                  aria-label={t('companies.removeOf', { name })}
                  onClick={() =>
                    remove.mutate((host) =>
                      host('setCompanyMember', {
                        params: { bu: unit },
                        body: { company: { id: company.id }, email, role: null },
                      }),
                    )
                  }
                >
                  {t('companies.remove')}
                </Button>
              </Stack>
            </li>
          ))}
        </Stack>
        <MemberForm unit={unit} company={company} />
      </Stack>
    </Card>
  );
};

const roleOf = (text: string): CompanyRole =>
  COMPANY_ROLES.find((role) => role === text) ?? 'buyer';

type MemberFormProps = {
  readonly unit: string;
  /** Undefined for a company that is opened with its administrator. */
  readonly company: Company | undefined;
};

/** Gives an account a role, after customer service has checked who asks for it. */
const MemberForm = ({ unit, company }: MemberFormProps) => {
  const { t } = useWords();
  const save = useConsoleMutation<object>();
  const id = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form);
        const text = (name: string) => String(typed.get(name) ?? '');
        save.mutate(
          (host) =>
            host('setCompanyMember', {
              params: { bu: unit },
              body: {
                company:
                  company === undefined
                    ? { name: text('name'), tax_number: text('number') }
                    : { id: company.id },
                email: text('email'),
                role: company === undefined ? 'administrator' : roleOf(text('role')),
              },
            }),
          { onSuccess: () => form.reset() },
        );
      }}
    >
      <Stack gap={3} align="start">
        <RefusalNotice error={save.error} />
        {company === undefined && (
          <>
            <TextField
              id={`${id}-name`}
              name="name"
              label={t('companies.name')}
              maxLength={120}
              required
            />
            <TextField
              id={`${id}-number`}
              name="number"
              label={t('companies.number')}
              maxLength={30}
              required
            />
          </>
        )}
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          label={t(company === undefined ? 'companies.administratorEmail' : 'companies.email')}
          maxLength={120}
          required
        />
        {company !== undefined && (
          <SelectField
            id={`${id}-role`}
            name="role"
            label={t('companies.role')}
            options={COMPANY_ROLES.map((role) => ({
              value: role,
              label: t(`companyRoles.${role}`),
            }))}
          />
        )}
        <Button type="submit" variant="secondary" size="s" busy={save.isPending}>
          {t(company === undefined ? 'companies.open' : 'companies.save')}
        </Button>
      </Stack>
    </form>
  );
};
