import { unreachable } from '@materia/domain-kernel';
import { DEFAULT_MAX_QUANTITY } from '@materia/domain-stock-status';
import type { TextReader } from '@materia/market-model';
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@materia/ui-design-system';
import { HiddenFields, usePath, useText } from '@materia/ui-shop';
import { PreviewAmounts, PreviewTotal } from '../preview/PreviewAmounts.tsx';
import { problemMessage, quantityMessage } from '../problem-messages.ts';
import type { LineFault, QuickOrderOutcome, QuickOrderPreview } from './quick-order.action.ts';
import styles from './QuickOrderView.module.css';
import { quickOrderForm } from './quick-order-form.ts';

export type QuickOrderViewProps = { readonly outcome: QuickOrderOutcome | undefined };

/**
 * References that are pasted or uploaded as a file; errors are listed by line above the lines that
 * were not added.
 */
export const QuickOrderView = ({ outcome }: QuickOrderViewProps) => {
  const t = useText();
  const to = usePath();
  const fieldError = outcome === undefined ? undefined : errorOfField(t, outcome);
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
        {outcome?.kind === 'failed' && (
          <Alert type="error" role="alert">
            {outcome.problem && problemMessage(t, outcome.problem)}
          </Alert>
        )}
        {outcome?.kind === 'not-previewed' && (
          <Alert type="warning" role="alert">
            {t('quickOrder.previewFailed')}
          </Alert>
        )}
        {outcome?.kind === 'checked' && <OrderReport outcome={outcome} />}
        {outcome?.preview && <OrderPreview outcome={outcome} preview={outcome.preview} />}
        <Card padding="l">
          <form method="post" action={to('quickOrder')} encType="multipart/form-data" noValidate>
            <Stack gap={5}>
              <TextArea
                name={quickOrderForm.names.references}
                label={t('quickOrder.references')}
                hint={t('quickOrder.referencesHint')}
                error={fieldError?.field === 'references' ? fieldError.message : undefined}
                defaultValue={outcome?.left}
                key={outcome?.left}
                rows={8}
                spellCheck={false}
                autoComplete="off"
                placeholder={'10000012; 4\n10000034; 12'}
              />
              <TextField
                type="file"
                name={quickOrderForm.names.file}
                label={t('quickOrder.file')}
                hint={t('quickOrder.fileHint')}
                error={fieldError?.field === 'file' ? fieldError.message : undefined}
                accept=".csv,.txt,text/csv,text/plain"
              />
              <Cluster gap={3}>
                <Button type="submit" size="l" name={quickOrderForm.names.preview} value="1">
                  {t('quickOrder.preview')}
                </Button>
                <Button type="submit" size="l" variant="secondary" icon="cart">
                  {t('quickOrder.action')}
                </Button>
              </Cluster>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
};

const OrderReport = ({ outcome }: { readonly outcome: QuickOrderOutcome }) => {
  const t = useText();
  const to = usePath();
  return (
    <Stack gap={4}>
      {outcome.addedCount > 0 ? (
        <Alert
          type="success"
          role="status"
          actions={<ButtonLink href={to('cart')}>{t('quickOrder.cartLink')}</ButtonLink>}
        >
          {t('quickOrder.addedCount', { count: outcome.addedCount })}
        </Alert>
      ) : (
        <Alert type="warning" role="alert">
          {t('quickOrder.noneAdded')}
        </Alert>
      )}
      <LineFaults faults={outcome.faults} hint={t('quickOrder.faultsHint')} />
    </Stack>
  );
};

/** As many faults as people read; the field below has the lines of all. */
const MOST_FAULTS = 50;

/** What is wrong with each line. */
const LineFaults = ({
  faults,
  hint,
}: {
  readonly faults: QuickOrderOutcome['faults'];
  readonly hint: string;
}) => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="faults">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="faults">
          {t('quickOrder.faults', { count: faults.length })}
        </Heading>
        <ol className={styles.faults}>
          {faults.slice(0, MOST_FAULTS).map(({ line, text, fault }) => (
            <li key={`${line} ${text}`}>
              <span className={styles.place}>{t('quickOrder.lineNumber', { line })}</span>
              <code className={styles.typed}>{text}</code>
              <span className={styles.reason}>{faultMessage(t, fault)}</span>
            </li>
          ))}
        </ol>
        {faults.length > MOST_FAULTS && (
          <Text>{t('quickOrder.moreFaults', { count: faults.length - MOST_FAULTS })}</Text>
        )}
        <Text size="s" tone="soft">
          {hint}
        </Text>
      </Stack>
    </Card>
  );
};

/** The products of the good lines with price, stock and line, and the button that adds them. */
const OrderPreview = ({
  outcome: { faults, left },
  preview,
}: {
  readonly outcome: QuickOrderOutcome;
  readonly preview: QuickOrderPreview;
}) => {
  const t = useText();
  const to = usePath();
  const found = preview.items.flatMap((item) => (item.kind === 'unknown' ? [] : [item]));
  const count = found.filter(({ kind }) => kind === 'available').length;
  return (
    <Stack gap={4}>
      {faults.length > 0 && <LineFaults faults={faults} hint={t('quickOrder.previewFaultsHint')} />}
      {found.length === 0 ? (
        <Alert type="warning" role="alert">
          {t('quickOrder.noneFound')}
        </Alert>
      ) : (
        <Card as="section" padding="l" labelledBy="preview">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="preview">
              {t('preview.title')}
            </Heading>
            <ul className={styles.products}>
              {found.map((item) => (
                <li key={item.asked}>
                  <div>
                    <Link href={to('product', { urlKey: item.urlKey })}>{item.name}</Link>
                    <Text size="xs" tone="soft">
                      {item.brand} · {item.asked}
                    </Text>
                    {preview.wanted[item.asked]?.isCapped === true && (
                      <Text size="s" tone="danger">
                        {t('preview.capped', { count: DEFAULT_MAX_QUANTITY })}
                      </Text>
                    )}
                  </div>
                  <PreviewAmounts
                    item={item}
                    wanted={preview.wanted[item.asked]?.count ?? 0}
                    viewer={preview.viewer}
                  />
                </li>
              ))}
            </ul>
            <PreviewTotal preview={preview} viewer={preview.viewer} />
            {count > 0 && (
              <form method="post" action={to('quickOrder')} encType="multipart/form-data">
                <HiddenFields form={quickOrderForm} values={{ references: left }} />
                <Button type="submit" size="l" variant="accent" icon="cart">
                  {t('quickOrder.add', { count })}
                </Button>
              </form>
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  );
};

const errorOfField = (
  t: TextReader,
  { kind }: QuickOrderOutcome,
): { readonly field: 'references' | 'file'; readonly message: string } | undefined => {
  if (kind === 'empty') return { field: 'references', message: t('quickOrder.empty') };
  return kind === 'too-large' ? { field: 'file', message: t('quickOrder.tooLarge') } : undefined;
};

const faultMessage = (t: TextReader, fault: LineFault): string => {
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
      return quantityMessage(t, fault);
    default:
      return unreachable(fault);
  }
};
