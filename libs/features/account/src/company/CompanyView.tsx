import { companyMay } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  DescriptionList,
  Disclosure,
  Grid,
  Heading,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { HiddenFields, useFormats, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import type { CompanyOutcome } from './company.action.ts';
import { leaveForm, openCompanyForm } from './company-form.ts';
import type { CompanyFacts } from './company.loader.ts';
import { CompanyLimit } from './CompanyLimit.tsx';
import { CompanyMembers } from './CompanyMembers.tsx';
import { ROLE_NAMES, ROLE_TEXTS } from './role-texts.ts';

export type CompanyViewProps = CompanyFacts & { readonly outcome?: CompanyOutcome | undefined };

const PROBLEMS = {
  'not-an-email': 'company.emailInvalid',
  'already-member': 'company.alreadyMember',
  'too-many-members': 'company.tooManyMembers',
  'too-many-requests': 'company.tooManyInvitations',
  'last-administrator': 'company.lastAdministrator',
  refused: 'company.failed',
  'not-opened': 'company.openFailed',
  'not-an-amount': 'approvals.limitBad',
} as const satisfies Readonly<Record<CompanyOutcome['kind'], TextKey>>;

/** The company of a customer: what their role opens, and its members for administrators. */
export const CompanyView = ({ company, firm, outcome }: CompanyViewProps) => {
  const t = useText();
  const problem = outcome && t(PROBLEMS[outcome.kind]);
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{company?.name ?? t('company.title')}</Heading>
          <Text tone="soft">{t('company.lead')}</Text>
        </Stack>
        {problem !== undefined &&
          outcome?.typed === undefined &&
          outcome?.typedLimit === undefined && (
            <Alert type="error" role="alert">
              {problem}
            </Alert>
          )}
        {company === undefined ? (
          <Opening firm={firm} />
        ) : (
          <>
            <Access company={company} />
            {companyMay(company.role, 'manage-members') && (
              <CompanyLimit
                limit={company.limit}
                typed={outcome?.typedLimit}
                problem={outcome?.typedLimit === undefined ? undefined : problem}
              />
            )}
            {companyMay(company.role, 'manage-members') && (
              <CompanyMembers
                company={company}
                typed={outcome?.typed}
                problem={outcome?.typed && problem}
              />
            )}
            <Leaving />
          </>
        )}
      </Stack>
    </Container>
  );
};

const Opening = ({ firm }: Pick<CompanyFacts, 'firm'>) => {
  const t = useText();
  const to = usePath();
  if (firm === undefined) return <Text>{t('company.privateText')}</Text>;
  return (
    <Card as="section" padding="l" label={t('company.openAction')}>
      <form method="post" action={to('company')} data-once="">
        <HiddenFields form={openCompanyForm} values={{}} />
        <Stack gap={3} align="start">
          <Text>{t('company.openText')}</Text>
          <Text>{t('company.openHint', { company: firm.name, number: firm.taxNumber })}</Text>
          <Button type="submit">{t('company.openAction')}</Button>
        </Stack>
      </form>
    </Card>
  );
};

type Known = NonNullable<CompanyFacts['company']>;

/** Facts of the public register, where it has them. */
const REGISTERED = [
  ['vatNumber', 'company.vatNumber'],
  ['legalForm', 'company.legalForm'],
  ['activity', 'company.activity'],
  ['sector', 'company.sector'],
  ['employees', 'company.employees'],
] as const satisfies readonly (readonly [keyof Known['registered'], TextKey])[];

const Access = ({
  company: { taxNumber, role, registered, limit },
}: {
  readonly company: Known;
}) => {
  const t = useText();
  const { money } = useFormats();
  const to = usePath();
  return (
    <Grid cells="l">
      <Card as="section" padding="l" label={t('company.role')}>
        <Stack gap={3}>
          <DescriptionList
            items={[
              { term: t('company.role'), description: t(ROLE_NAMES[role]) },
              { term: t('company.number'), description: taxNumber },
              ...REGISTERED.flatMap(([fact, term]) => {
                const description = registered[fact];
                return description === undefined ? [] : [{ term: t(term), description }];
              }),
            ]}
          />
          <Text size="s" tone="soft">
            {t(ROLE_TEXTS[role])}
          </Text>
        </Stack>
      </Card>
      {companyMay(role, 'see-orders') && (
        <Card as="section" padding="l" labelledBy="company-orders">
          <Stack gap={3} align="start">
            <Heading level={2} size="h3" id="company-orders">
              {t('company.orders')}
            </Heading>
            <Text>{t('company.ordersText')}</Text>
            <ButtonLink href={to('companyOrders')} variant="secondary" iconAfter="chevron-right">
              {t('company.orders')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
      {companyMay(role, 'buy') && (
        <Card as="section" padding="l" labelledBy="company-approvals">
          <Stack gap={3} align="start">
            <Heading level={2} size="h3" id="company-approvals">
              {t('approvals.link')}
            </Heading>
            <Text>
              {limit === undefined || companyMay(role, 'approve')
                ? t('approvals.linkText')
                : t('approvals.yourLimit', { amount: money(limit) })}
            </Text>
            <ButtonLink href={to('approvals')} variant="secondary" iconAfter="chevron-right">
              {t('approvals.link')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
      {companyMay(role, 'see-documents') && (
        <Card as="section" padding="l" labelledBy="company-documents">
          <Stack gap={3} align="start">
            <Heading level={2} size="h3" id="company-documents">
              {t('company.documents')}
            </Heading>
            <Text>{t('company.documentsText')}</Text>
            <ButtonLink href={to('companyDocuments')} variant="secondary" iconAfter="chevron-right">
              {t('company.documents')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
    </Grid>
  );
};

const Leaving = () => {
  const t = useText();
  const to = usePath();
  return (
    <Disclosure look="inline" summary={t('company.leave')}>
      <form method="post" action={to('company')} data-once="">
        <HiddenFields form={leaveForm} values={{}} />
        <Stack gap={3} align="start">
          <Text>{t('company.leaveAsk')}</Text>
          <Button type="submit" variant="secondary">
            {t('company.leaveConfirm')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
};
