import {
  mayBeAnonymous,
  REPORT_MAXIMUMS,
  REPORT_REASONS,
  type ReportFault,
  type ReportField,
} from '@materia/domain-messages';
import { unreachable } from '@materia/domain-kernel';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  ButtonLink,
  Checkbox,
  Container,
  Fieldset,
  Heading,
  Link,
  MessagePage,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import { SubmissionForm, usePath, useText } from '@materia/ui-shop';
import { REASON_LABELS } from './reason-labels.ts';
import type { ReportFacts, ReportOutcome, ReportProblem } from './report.action.ts';
import styles from './submission-pages.module.css';
import { reportForm } from './report-form.ts';

export type ReportViewProps = ReportFacts & { readonly outcome: ReportOutcome | undefined };

const PROBLEMS = {
  'too-many-requests': 'report.tooMany',
  failed: 'report.failed',
} as const satisfies Readonly<Record<ReportProblem, TextKey>>;

/** Fields in form order, so that the error summary lists them in the same order. */
const FIELDS = [
  'address',
  'reason',
  'explanation',
  'name',
  'email',
  'goodFaith',
] as const satisfies readonly ReportField[];

const LABELS = {
  address: 'report.address',
  reason: 'report.reason',
  explanation: 'report.explanation',
  name: 'report.name',
  email: 'report.email',
  goodFaith: 'report.goodFaithLabel',
} as const satisfies Readonly<Record<ReportField, TextKey>>;

/** The form for reports of illegal content, open to everyone, or the receipt of a report. */
export const ReportView = ({ address, outcome }: ReportViewProps) =>
  outcome?.kind === 'accepted' ? (
    <Receipt {...outcome} />
  ) : (
    <ReportForm address={address} refused={outcome} />
  );

const Receipt = ({ receipt, email }: Extract<ReportOutcome, { kind: 'accepted' }>) => {
  const t = useText();
  const to = usePath();
  return (
    <Container size="narrow" className={styles.page}>
      <MessagePage
        icon="check"
        title={t('report.doneTitle')}
        text={
          <Stack gap={3}>
            <p role="status">
              {t('common.labelled', { label: t('report.doneReceipt'), value: '' })}
              <strong>{receipt.number}</strong>
            </p>
            <p>{email === '' ? t('report.doneNoMail') : t('report.doneMail', { email })}</p>
            <p>{t('report.doneNext')}</p>
          </Stack>
        }
        actions={<ButtonLink href={to('home')}>{t('common.home')}</ButtonLink>}
      />
    </Container>
  );
};

const ReportForm = ({
  address,
  refused,
}: {
  readonly address: string;
  readonly refused: Extract<ReportOutcome, { kind: 'refused' }> | undefined;
}) => {
  const t = useText();
  const to = usePath();
  const typed = refused?.typed;
  const errorOf = (field: ReportField): string | undefined => {
    const fault = refused?.faults[field];
    return fault && faultMessage(t, fault);
  };
  const fields = FIELDS.map((field) => ({
    id: field,
    label: t(LABELS[field]),
    error: errorOf(field),
  }));
  const problem = refused?.problem && t(PROBLEMS[refused.problem]);
  // Some reasons allow anonymous reports, so the browser must not require the name.
  const isNamed = !mayBeAnonymous(typed?.reason ?? '');
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('report.heading')}</Heading>
          <Text tone="soft">{t('report.lead')}</Text>
        </Stack>
        <SubmissionForm
          action={to('reportIllicitContent')}
          fields={fields}
          summary={t('report.errorSummary')}
          problem={problem}
          submit={t('report.action')}
        >
          <TextField
            name={reportForm.names.address}
            label={t('report.address')}
            hint={t('report.addressHint')}
            defaultValue={typed?.address ?? address}
            error={errorOf('address')}
            maxLength={REPORT_MAXIMUMS.address}
            required
          />
          <SelectField
            name={reportForm.names.reason}
            label={t('report.reason')}
            defaultValue={typed?.reason ?? ''}
            error={errorOf('reason')}
            options={[
              { value: '', label: t('report.reasonChoose') },
              ...REPORT_REASONS.map((value) => ({ value, label: t(REASON_LABELS[value]) })),
            ]}
            required
          />
          <TextArea
            name={reportForm.names.explanation}
            label={t('report.explanation')}
            hint={t('report.explanationHint')}
            rows={6}
            defaultValue={typed?.explanation}
            error={errorOf('explanation')}
            maxLength={REPORT_MAXIMUMS.explanation}
            required
          />
          <Fieldset legend={t('report.person')}>
            <Text size="s" tone="soft">
              {t('report.personHint')}
            </Text>
            <TextField
              name={reportForm.names.name}
              label={t('report.name')}
              defaultValue={typed?.name}
              error={errorOf('name')}
              autoComplete="name"
              maxLength={REPORT_MAXIMUMS.name}
              aria-required={isNamed}
            />
            <TextField
              name={reportForm.names.email}
              type="email"
              label={t('report.email')}
              defaultValue={typed?.email}
              error={errorOf('email')}
              autoComplete="email"
              maxLength={REPORT_MAXIMUMS.email}
              aria-required={isNamed}
            />
          </Fieldset>
          <Checkbox
            name={reportForm.names.goodFaith}
            value="1"
            label={t('report.goodFaith')}
            defaultChecked={typed?.goodFaith}
            error={errorOf('goodFaith')}
            required
          />
          <Text size="s" tone="soft">
            {t('report.privacy')} <Link href={to('privacy')}>{t('report.privacyLink')}</Link>
          </Text>
        </SubmissionForm>
      </Stack>
    </Container>
  );
};

const faultMessage = (t: TextReader, fault: ReportFault): string => {
  switch (fault.kind) {
    case 'missing':
      return t('report.required');
    case 'too-long':
      return t('report.tooLong', { maximum: fault.maximum });
    case 'not-an-address':
      return t('report.notAnAddress');
    case 'not-an-email':
      return t('report.notAnEmail');
    case 'good-faith-missing':
      return t('report.goodFaithMissing');
    default:
      return unreachable(fault);
  }
};
