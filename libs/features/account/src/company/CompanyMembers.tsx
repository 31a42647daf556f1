import { COMPANY_ROLES, type CompanyRole } from '@materia/domain-customer';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { TextReader } from '@materia/market-model';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Disclosure,
  Heading,
  SelectField,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@materia/ui-design-system';
import { HiddenFields, SubmissionForm, useFormats, usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import type { CompanyOutcome } from './company.action.ts';
import { inviteForm, removeForm, roleForm, withdrawForm } from './company-form.ts';
import type { CompanyFacts } from './company.loader.ts';
import { ROLE_NAMES } from './role-texts.ts';

type Known = NonNullable<CompanyFacts['company']>;

export type CompanyMembersProps = {
  readonly company: Known;
  /** An invitation that was not sent, and why. */
  readonly typed: CompanyOutcome['typed'];
  readonly problem: string | undefined;
};

const roleOptions = (t: TextReader) =>
  COMPANY_ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }));

/** Members with their roles, open invitations, and the form of a new one. For administrators. */
export const CompanyMembers = ({ company, typed, problem }: CompanyMembersProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  return (
    <>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('company.members')}</Heading>
        <Text tone="soft">{t('company.membersText')}</Text>
        <Stack as="ul" gap={3}>
          {company.members.map((member) => (
            <li key={member.customerId}>
              <MemberCard member={member} />
            </li>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t('company.invitations')}</Heading>
        {company.invitations.length === 0 ? (
          <Text>{t('company.invitationsNone')}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {company.invitations.map(({ id, email, role, until }) => (
              <li key={id}>
                <Card>
                  <form method="post" action={to('company')} data-once="">
                    <HiddenFields form={withdrawForm} values={{ invitation: id }} />
                    <Stack gap={2} align="start">
                      <Cluster gap={2}>
                        <strong>{email}</strong>
                        <Badge>{t(ROLE_NAMES[role])}</Badge>
                      </Cluster>
                      <Text size="s" tone="soft">
                        {t('company.invitationUntil', { date: formats.date(until) })}
                      </Text>
                      <Button
                        type="submit"
                        variant="secondary"
                        size="s"
                        aria-label={t('company.withdrawOf', { email })}
                      >
                        {t('company.withdraw')}
                      </Button>
                    </Stack>
                  </form>
                </Card>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      <Card as="section" padding="l" labelledBy="invite">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="invite">
            {t('company.invite')}
          </Heading>
          <Text>{t('company.inviteText')}</Text>
          <div className={styles.fields}>
            <SubmissionForm
              action={to('company')}
              fields={[
                { id: inviteForm.names.email, label: t('company.inviteEmail'), error: problem },
              ]}
              summary={t('company.errorSummary')}
              problem={undefined}
              submit={t('company.inviteAction')}
              use="part"
            >
              <HiddenFields form={inviteForm} values={{}} />
              <TextField
                name={inviteForm.names.email}
                type="email"
                label={t('company.inviteEmail')}
                defaultValue={typed?.email}
                error={problem}
                autoComplete="off"
                maxLength={FIELD_MAXIMUMS.email}
                required
              />
              <SelectField
                name={inviteForm.names.role}
                label={t('company.inviteRole')}
                defaultValue={typed?.role ?? ('buyer' satisfies CompanyRole)}
                options={roleOptions(t)}
              />
            </SubmissionForm>
          </div>
        </Stack>
      </Card>
    </>
  );
};

const MemberCard = ({ member }: { readonly member: Known['members'][number] }) => {
  const t = useText();
  const to = usePath();
  const { customerId, name, email, role, isSelf } = member;
  const field = `role-${customerId}`;
  return (
    <Card>
      <Stack gap={3} align="start">
        <Cluster gap={2}>
          <strong>{name}</strong>
          <Badge>{t(ROLE_NAMES[role])}</Badge>
          {isSelf && <Text size="s">{t('company.memberYou')}</Text>}
        </Cluster>
        <Text size="s">{email}</Text>
        <Disclosure
          look="inline"
          summary={
            <>
              {t('company.changeRole')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </>
          }
        >
          <form method="post" action={to('company')} data-once="">
            <HiddenFields form={roleForm} values={{ member: customerId }} />
            <Stack gap={3} align="start">
              <SelectField
                id={field}
                name={roleForm.names.role}
                label={t('company.changeRoleOf', { name })}
                defaultValue={role}
                options={roleOptions(t)}
              />
              <Button type="submit" variant="secondary" size="s">
                {t('company.save')}
              </Button>
            </Stack>
          </form>
        </Disclosure>
        {!isSelf && (
          <Disclosure
            look="inline"
            summary={
              <>
                {t('company.remove')}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </>
            }
          >
            <form method="post" action={to('company')} data-once="">
              <HiddenFields form={removeForm} values={{ member: customerId }} />
              <Stack gap={3} align="start">
                <Text>{t('company.removeAsk')}</Text>
                <Button
                  type="submit"
                  variant="secondary"
                  size="s"
                  aria-label={t('company.removeOf', { name })}
                >
                  {t('company.removeConfirm')}
                </Button>
              </Stack>
            </form>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
};
