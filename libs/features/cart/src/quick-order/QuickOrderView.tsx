import { unreachable } from '@materia/domain-kernel';
import type { TextReader } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  ErrorSummary,
  Heading,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { problemWords, quantityWords } from '../problem-words.ts';
import type { LineFault, QuickOrderAnswer } from './quick-order.action.ts';
import styles from './QuickOrderView.module.css';

export type QuickOrderViewProps = { readonly answer: QuickOrderAnswer | undefined };

/** References that are pasted or uploaded as a file; errors are listed by line above the lines that were not added. */
export const QuickOrderView = ({ answer }: QuickOrderViewProps) => {
  const t = useText();
  const to = usePath();
  const fieldError = answer === undefined ? undefined : errorOfField(t, answer);
  return (
    <Container size="narrow" className={styles.page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t('quickOrder.title')}</Heading>
          <Text tone="soft">{t('quickOrder.lead')}</Text>
        </Stack>
        {fieldError !== undefined && (
          <ErrorSummary
            title={t('quickOrder.errorSummary')}
            errors={[{ fieldId: fieldError.field, message: fieldError.message }]}
          />
        )}
        {answer?.kind === 'failed' && (
          <Alert type="error" role="alert">
            {answer.problem && problemWords(t, answer.problem)}
          </Alert>
        )}
        {answer?.kind === 'checked' && <Checked answer={answer} />}
        <Card padding="l">
          <form method="post" action={to('quickOrder')} encType="multipart/form-data" noValidate>
            <Stack gap={5}>
              <TextArea
                name="references"
                label={t('quickOrder.references')}
                hint={t('quickOrder.referencesHint')}
                error={fieldError?.field === 'references' ? fieldError.message : undefined}
                defaultValue={answer?.left}
                key={answer?.left}
                rows={8}
                spellCheck={false}
                autoComplete="off"
                placeholder={'10000012; 4\n10000034; 12'}
              />
              <TextField
                type="file"
                name="file"
                label={t('quickOrder.file')}
                hint={t('quickOrder.fileHint')}
                error={fieldError?.field === 'file' ? fieldError.message : undefined}
                accept=".csv,.txt,text/csv,text/plain"
              />
              <div>
                <Button type="submit" size="l" icon="cart">
                  {t('quickOrder.action')}
                </Button>
              </div>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
};

const Checked = ({ answer }: { readonly answer: QuickOrderAnswer }) => {
  const t = useText();
  const to = usePath();
  return (
    <Stack gap={4}>
      {answer.addedCount > 0 ? (
        <Alert
          type="success"
          role="status"
          actions={<ButtonLink href={to('cart')}>{t('quickOrder.cartLink')}</ButtonLink>}
        >
          {t('quickOrder.addedCount', { count: answer.addedCount })}
        </Alert>
      ) : (
        <Alert type="warning" role="alert">
          {t('quickOrder.noneAdded')}
        </Alert>
      )}
      <Card as="section" padding="l" labelledBy="faults">
        <Stack gap={3}>
          <Heading level={2} size="h3" id="faults">
            {t('quickOrder.faults', { count: answer.faults.length })}
          </Heading>
          <ol className={styles.faults}>
            {answer.faults.map(({ line, text, fault }) => (
              <li key={`${line} ${text}`}>
                <span className={styles.place}>{t('quickOrder.lineNumber', { line })}</span>
                <code className={styles.typed}>{text}</code>
                <span className={styles.reason}>{faultWords(t, fault)}</span>
              </li>
            ))}
          </ol>
          <Text size="s" tone="soft">
            {t('quickOrder.faultsHint')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
};

const errorOfField = (
  t: TextReader,
  { kind }: QuickOrderAnswer,
): { readonly field: 'references' | 'file'; readonly message: string } | undefined => {
  if (kind === 'empty') return { field: 'references', message: t('quickOrder.empty') };
  return kind === 'too-large' ? { field: 'file', message: t('quickOrder.tooLarge') } : undefined;
};

const faultWords = (t: TextReader, fault: LineFault): string => {
  switch (fault.kind) {
    case 'not-a-reference':
      return t('quickOrder.notAReference');
    case 'too-many-cells':
      return t('quickOrder.tooManyCells');
    case 'too-many-lines':
      return t('quickOrder.tooManyLines', { most: fault.most });
    case 'unknown-reference':
      return t('quickOrder.unknownReference');
    case 'sold-out':
      return t('quickOrder.soldOut');
    case 'partly':
      return t('quickOrder.partly', { count: fault.count });
    case 'not-a-number':
    case 'not-an-integer':
    case 'below-minimum':
    case 'nothing-available':
      return quantityWords(t, fault);
    default:
      return unreachable(fault);
  }
};
