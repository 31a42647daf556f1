import { type IncidentFault } from '@materia/domain-messages';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import type { TextKey } from '@materia/market-model';
import {
  Badge,
  Breadcrumb,
  Card,
  Checkbox,
  Container,
  FieldError,
  Fieldset,
  Heading,
  Link,
  Pagination,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { SubmissionForm, useFormats, usePath, useText } from '@materia/ui-shop';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import { threadForm, type ThreadFormFaults } from './message-form.ts';
import { MessageFields, messageErrors } from './MessageFields.tsx';
import { REASON_TEXTS, stateWords } from './thread-words.ts';
import type { ThreadOutcome } from './threads.action.ts';
import type { ThreadEntry, ThreadsFacts } from './threads.loader.ts';

export type ThreadsViewProps = ThreadsFacts & { readonly outcome: ThreadOutcome | undefined };

/** The threads about an order, and the form of a new one. */
export const ThreadsView = (facts: ThreadsViewProps) => {
  const t = useText();
  const to = usePath();
  const { orderId, orderNumber, seller, threads, page, pageCount } = facts;
  const title = t('messages.title', { number: orderNumber });
  const list = to('myThreads', { orderId });
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            { label: t('orders.title'), href: to('orders') },
            {
              label: t('orders.orderTitle', { number: orderNumber }),
              href: to('orderDetails', { orderId }),
            },
            { label: t('messages.short') },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{title}</Heading>
          <Text tone="soft">
            {seller === undefined ? t('messages.leadShop') : t('messages.leadSeller', { seller })}
          </Text>
        </Stack>
        <Stack as="section" gap={3}>
          <Heading level={2}>{t('messages.list')}</Heading>
          {threads.length === 0 ? (
            <Text tone="soft">{t('messages.none')}</Text>
          ) : (
            <Stack as="ul" gap={3}>
              {threads.map((thread) => (
                <li key={thread.id}>
                  <ThreadCard thread={thread} />
                </li>
              ))}
            </Stack>
          )}
        </Stack>
        {pageCount > 1 && (
          <Pagination
            {...listPages(
              {
                page,
                pageCount,
                label: t('messages.list'),
                pathOf: (number) => (number === 1 ? list : `${list}?page=${number}`),
              },
              t,
            )}
          />
        )}
        <NewThread {...facts} />
        <div className={styles.actions}>
          <Link href={to('orderDetails', { orderId })}>{t('messages.toOrder')}</Link>
        </div>
      </Stack>
    </Container>
  );
};

const ThreadCard = ({ thread }: { readonly thread: ThreadEntry }) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const { id, subject, reason, isUnread, updated } = thread;
  return (
    <Card>
      <Stack gap={2}>
        {isUnread && (
          <div>
            <Badge>{t('messages.unread')}</Badge>
          </div>
        )}
        <Heading level={3}>
          <Link href={to('myThread', { threadId: id })}>{subject}</Link>
        </Heading>
        <Text size="s">{t(REASON_TEXTS[reason])}</Text>
        {stateWords(thread, t).map((words) => (
          <Text key={words} size="s" weight="strong">
            {words}
          </Text>
        ))}
        <Text size="s" tone="soft">
          {t('messages.updated', {
            date: formats.date(updated.date),
            time: formats.time(updated.minutesOfDay),
          })}
        </Text>
      </Stack>
    </Card>
  );
};

const PROBLEMS = {
  'too-many-requests': 'messages.tooMany',
  failed: 'messages.failed',
} as const satisfies Readonly<Record<NonNullable<ThreadOutcome['problem']>, TextKey>>;

const INCIDENT_TEXTS = {
  'not-late-yet': 'messages.notLate',
  'not-received-yet': 'messages.notReceived',
} as const satisfies Readonly<Record<Exclude<IncidentFault, 'guarantee-over'>, TextKey>>;

const LABELS = {
  reason: 'messages.reason',
  lines: 'messages.lines',
  subject: 'messages.subject',
  message: 'messages.message',
  files: 'messages.files',
} as const satisfies Readonly<Record<keyof ThreadFormFaults, TextKey>>;
const FIELDS = ['reason', 'lines', 'subject', 'message', 'files'] as const;

const NewThread = ({ orderId, reasons, lines, guaranteeUntil, outcome }: ThreadsViewProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const typed = outcome?.typed;
  const errors = useErrors(outcome?.faults ?? {});
  const chosen = reasons.find(({ reason }) => reason === typed?.reason);
  const firstLine = `line-${lines[0]?.lineNumber ?? ''}`;
  const fields = FIELDS.map((field) => ({
    id: field === 'lines' ? firstLine : threadForm.names[field],
    label: t(LABELS[field]),
    error: errors[field],
  }));
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} id="new">
        {t('messages.write')}
      </Heading>
      <SubmissionForm
        action={`${to('myThreads', { orderId })}#new`}
        fields={fields}
        summary={t('messages.errorSummary')}
        problem={outcome?.problem && t(PROBLEMS[outcome.problem])}
        submit={t('messages.send')}
        use="wide"
        sendsFiles
      >
        <SelectField
          name={threadForm.names.reason}
          label={t('messages.reason')}
          defaultValue={typed?.reason ?? ''}
          error={errors.reason}
          hint={
            guaranteeUntil && t('messages.guaranteeUntil', { date: formats.date(guaranteeUntil) })
          }
          options={[
            { value: '', label: t('messages.reasonChoose') },
            ...reasons.map(({ reason, isPossible }) => ({
              value: reason,
              label: t(REASON_TEXTS[reason]),
              disabled: !isPossible && chosen?.reason !== reason,
            })),
          ]}
          required
        />
        <Fieldset legend={t('messages.lines')}>
          <Text size="s" tone="soft">
            {t('messages.linesHint')}
          </Text>
          {errors.lines !== undefined && <FieldError id="lines-error">{errors.lines}</FieldError>}
          {lines.map(({ lineNumber, name, quantity, isChosen }) => (
            <Checkbox
              key={lineNumber}
              id={`line-${lineNumber}`}
              name={threadForm.names.lines}
              value={String(lineNumber)}
              label={t('messages.line', { count: quantity, product: name })}
              defaultChecked={
                typed === undefined ? isChosen : typed.lines.includes(String(lineNumber))
              }
            />
          ))}
        </Fieldset>
        <TextField
          name={threadForm.names.subject}
          label={t('messages.subject')}
          defaultValue={typed?.subject}
          error={errors.subject}
          maxLength={FIELD_MAXIMUMS.title}
          required
        />
        <MessageFields
          rows={6}
          typed={typed?.message}
          errors={errors}
          hadFiles={outcome?.hadFiles === true}
        />
      </SubmissionForm>
    </Stack>
  );
};

const useErrors = (
  faults: ThreadFormFaults,
): Partial<Record<keyof ThreadFormFaults, string | undefined>> => {
  const t = useText();
  const formats = useFormats();
  const { reason, lines, subject } = faults;
  return {
    reason:
      reason === undefined
        ? undefined
        : reason === 'missing'
          ? t('messages.reasonMissing')
          : reason.kind === 'guarantee-over'
            ? t('messages.guaranteeOver', {
                date: reason.lastDay === undefined ? '' : formats.date(reason.lastDay),
              })
            : t(INCIDENT_TEXTS[reason.kind]),
    lines: lines && t('messages.productMissing'),
    subject:
      subject &&
      (subject === 'missing'
        ? t('messages.subjectMissing')
        : t('messages.tooLong', { maximum: FIELD_MAXIMUMS.title })),
    ...messageErrors(faults, t),
  };
};
