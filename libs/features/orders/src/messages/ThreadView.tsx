import type { TextKey, TextReader } from '@materia/market-model';
import {
  Breadcrumb,
  Button,
  Card,
  Container,
  Heading,
  Link,
  Pagination,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  ButtonForm,
  HiddenFields,
  SubmissionForm,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import { listPages } from '../list-pages.ts';
import styles from '../OrdersPage.module.css';
import { messageForm } from './message-form.ts';
import type { MessageOutcome } from './thread.action.ts';
import type { ThreadFacts } from './thread.loader.ts';
import { MessageFields, messageErrors } from './MessageFields.tsx';
import { REASON_TEXTS, stateWords } from './thread-words.ts';

type ShownThread = ThreadFacts['thread'];
export type ThreadViewProps = ThreadFacts & { readonly outcome: MessageOutcome | undefined };

/** One thread: its messages, oldest first, and what the buyer may answer. */
export const ThreadView = ({ thread, outcome }: ThreadViewProps) => {
  const t = useText();
  const to = usePath();
  const { id, orderNumber, subject, reason, lines, messages, page, pageCount } = thread;
  const path = to('myThread', { threadId: id });
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            {
              label: t('orders.orderTitle', { number: orderNumber }),
              href: to('orderDetails', { orderId: orderNumber }),
            },
            {
              label: t('messages.short'),
              href: to('myThreads', { orderId: orderNumber }),
            },
            { label: subject },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{subject}</Heading>
          <Text tone="soft">{t(REASON_TEXTS[reason])}</Text>
          {stateWords(thread, t).map((words) => (
            <Text key={words} weight="strong">
              {words}
            </Text>
          ))}
        </Stack>
        {lines.length > 0 && (
          <Stack gap={1}>
            <Heading level={2} size="h3">
              {t('messages.about')}
            </Heading>
            <Stack as="ul" gap={1}>
              {lines.map(({ line, name, qty }) => (
                <li key={line}>{t('messages.line', { count: qty, product: name })}</li>
              ))}
            </Stack>
          </Stack>
        )}
        <Stack as="section" gap={3}>
          <Heading level={2}>{t('messages.conversation')}</Heading>
          <Stack as="ol" gap={3}>
            {messages.map((message) => (
              <li key={message.id}>
                <Message thread={thread} message={message} />
              </li>
            ))}
          </Stack>
        </Stack>
        {pageCount > 1 && (
          <Pagination
            {...listPages(
              {
                page,
                pageCount,
                label: t('messages.conversation'),
                pathOf: (number) => (number === pageCount ? path : `${path}?page=${number}`),
              },
              t,
            )}
          />
        )}
        <Answer thread={thread} outcome={outcome} />
        <div className={styles.actions}>
          <Link href={to('myThreads', { orderId: orderNumber })}>{t('messages.toList')}</Link>
        </div>
      </Stack>
    </Container>
  );
};

/** Who wrote a message, as its buyer is told. */
const authorWords = (
  author: ShownThread['messages'][number]['author'],
  { seller }: ShownThread,
  t: TextReader,
): string => {
  switch (author) {
    case 'buyer':
      return t('messages.you');
    case 'seller':
      return t('messages.seller', { seller: seller ?? '' });
    case 'staff':
      return t('messages.shop');
  }
};

const Message = ({
  thread,
  message: { author, text, at, files },
}: {
  readonly thread: ShownThread;
  readonly message: ShownThread['messages'][number];
}) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  return (
    <Card look={author === 'buyer' ? 'outlined' : 'raised'}>
      <Stack gap={2}>
        <Text size="s" tone="soft">
          {t('common.labelled', {
            label: authorWords(author, thread, t),
            value: `${formats.date(at.date)}, ${formats.time(at.minutesOfDay)}`,
          })}
        </Text>
        {text === '' ? (
          <Text tone="soft">{t('messages.noText')}</Text>
        ) : (
          text.split('\n').map((line, index) => <Text key={`${index}-${line}`}>{line}</Text>)
        )}
        {files.length > 0 && (
          <Stack as="ul" gap={1}>
            {files.map(({ id, name, bytes }) => (
              <li key={id}>
                <Link href={to('document', { kind: 'attachment', id })}>
                  {t('messages.download', {
                    file: name,
                    size: formats.number(Math.ceil(bytes / 1024), 0),
                  })}
                </Link>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
};

const PROBLEMS = {
  'too-many-requests': 'messages.tooMany',
  'step-not-allowed': 'messages.notPossible',
  failed: 'messages.failed',
} as const satisfies Readonly<Record<NonNullable<MessageOutcome['problem']>, TextKey>>;

/** What the buyer may do now; nothing in an incident that is over. */
const Answer = ({ thread, outcome }: ThreadViewProps) => {
  const t = useText();
  const to = usePath();
  const { acts } = thread;
  const objects = acts.includes('object');
  if (!objects && !acts.includes('write')) return <Text>{t('messages.closed')}</Text>;
  const errors = messageErrors(outcome?.faults ?? {}, t);
  const action = `${to('myThread', { threadId: thread.id })}#answer`;
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} id="answer">
        {t(objects ? 'messages.objection' : 'messages.reply')}
      </Heading>
      {objects && <Text>{t('messages.objectionHint')}</Text>}
      <SubmissionForm
        action={action}
        fields={[
          { id: messageForm.names.message, label: t('messages.message'), error: errors.message },
          { id: messageForm.names.files, label: t('messages.files'), error: errors.files },
        ]}
        summary={t('messages.errorSummary')}
        problem={outcome?.problem && t(PROBLEMS[outcome.problem])}
        submit={t('messages.send')}
        use="wide"
        sendsFiles
      >
        <HiddenFields form={messageForm} values={{ act: objects ? 'object' : 'write' }} />
        <MessageFields
          rows={5}
          typed={outcome?.typed}
          errors={errors}
          hadFiles={outcome?.hadFiles === true}
        />
      </SubmissionForm>
      {acts.includes('close') && (
        <ButtonForm action={action}>
          <HiddenFields form={messageForm} values={{ act: 'close' }} />
          <Button type="submit" variant="secondary">
            {t('messages.close')}
          </Button>
        </ButtonForm>
      )}
    </Stack>
  );
};
