import type { ErasureFacts } from '@materia/api-account';
import { retentionWords, type TextKey } from '@materia/market-model';
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
  Table,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import styles from '../account-pages.module.css';
import ownStyles from './MyDataView.module.css';
import { eraseForm } from './erase-form.ts';
import type { EraseOutcome } from './my-data.action.ts';

/** What is erased, in the order of the list. */
const ERASED = [
  'myData.goesAccount',
  'myData.goesSessions',
  'myData.goesAddresses',
  'myData.goesCarts',
  'myData.goesReviews',
  'myData.goesNewsletter',
] as const satisfies readonly TextKey[];

/** What is said of each outcome, at the field of the password or above the form. */
const REFUSALS = {
  missing: { at: 'field', text: 'myData.missing' },
  'wrong-password': { at: 'field', text: 'myData.wrongPassword' },
  'erasure-blocked': { at: 'form', text: 'myData.blockedMeanwhile' },
  'too-many-requests': { at: 'form', text: 'myData.tooMany' },
  refused: { at: 'form', text: 'myData.failed' },
  problem: { at: 'form', text: 'myData.failed' },
} as const satisfies Readonly<
  Record<EraseOutcome['kind'], { readonly at: 'field' | 'form'; readonly text: TextKey }>
>;

/** Orders, and purchases, that are named of those that stand in the way. */
const MOST_LISTED = 5;

export type MyDataViewProps = ErasureFacts & { readonly outcome?: EraseOutcome | undefined };

/** The customer's data: a file with everything, and what an erasure takes and the law keeps. */
export const MyDataView = ({ openOrders, unpaidPurchases, kept, outcome }: MyDataViewProps) => {
  const t = useText();
  const to = usePath();
  const isBlocked = openOrders.length > 0 || unpaidPurchases.length > 0;
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={1}>{t('myData.title')}</Heading>
          <Text tone="soft">{t('myData.lead')}</Text>
        </Stack>
        <Card as="section" padding="l" labelledBy="file">
          <Stack gap={3} align="start">
            <Heading level={2} size="h3" id="file">
              {t('myData.fileTitle')}
            </Heading>
            <Text>{t('myData.fileText')}</Text>
            <ButtonLink href={to('myDataFile')} variant="secondary">
              {t('myData.fileAction')}
            </ButtonLink>
          </Stack>
        </Card>
        <Card as="section" padding="l" labelledBy="erase">
          <Stack gap={4}>
            <Stack gap={2}>
              <Heading level={2} size="h3" id="erase">
                {t('myData.eraseTitle')}
              </Heading>
              <Text>{t('myData.eraseText')}</Text>
            </Stack>
            <Stack gap={2}>
              <Heading level={3} size="h4">
                {t('myData.goesTitle')}
              </Heading>
              <ul className={ownStyles.list}>
                {ERASED.map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </Stack>
            <KeptData kept={kept} />
            {isBlocked ? (
              <Blocks openOrders={openOrders} unpaidPurchases={unpaidPurchases} />
            ) : (
              <EraseForm outcome={outcome} />
            )}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
};

const KeptData = ({ kept }: Pick<ErasureFacts, 'kept'>) => {
  const t = useText();
  if (kept.length === 0) return <Text>{t('myData.keptNothing')}</Text>;
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {t('myData.keptTitle')}
      </Heading>
      <Text>{t('myData.keptText')}</Text>
      <Table
        caption={t('myData.keptTitle')}
        hideCaption
        columns={[
          { key: 'what', label: t('myData.columnWhat') },
          { key: 'why', label: t('myData.columnWhy') },
          { key: 'period', label: t('myData.columnHow') },
        ]}
        rows={kept.map((data) => ({ key: data.reason, cells: retentionWords(data, t) }))}
      />
    </Stack>
  );
};

const Blocks = ({
  openOrders,
  unpaidPurchases,
}: Pick<ErasureFacts, 'openOrders' | 'unpaidPurchases'>) => {
  const t = useText();
  const to = usePath();
  const more = [openOrders, unpaidPurchases]
    .map(({ length }) => Math.max(0, length - MOST_LISTED))
    .reduce((one, other) => one + other);
  return (
    <Alert type="warning" title={t('myData.blockedTitle')}>
      <Stack gap={2}>
        <span>{t('myData.blockedText')}</span>
        <ul className={ownStyles.list}>
          {openOrders.slice(0, MOST_LISTED).map((number) => (
            <li key={number}>
              <Link href={to('orderDetails', { orderId: number })}>
                {t('myData.openOrder', { number })}
              </Link>
            </li>
          ))}
          {unpaidPurchases.slice(0, MOST_LISTED).map((number) => (
            <li key={number}>
              <Link href={to('orders')}>{t('myData.unpaidPurchase', { number })}</Link>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link href={to('orders')}>{t('myData.blockedMore', { count: more })}</Link>
            </li>
          )}
        </ul>
      </Stack>
    </Alert>
  );
};

const EraseForm = ({ outcome }: Pick<MyDataViewProps, 'outcome'>) => {
  const t = useText();
  const to = usePath();
  const refusal = outcome && REFUSALS[outcome.kind];
  const fault = refusal?.at === 'field' ? t(refusal.text) : undefined;
  const problem = refusal?.at === 'form' ? t(refusal.text) : undefined;
  return (
    <Stack gap={3}>
      <ErrorSummary
        title={t('myData.errorSummary')}
        errors={fault === undefined ? [] : [{ fieldId: eraseForm.names.password, message: fault }]}
      />
      {problem && (
        <Alert type="error" role="alert" title={t('myData.errorSummary')}>
          {problem}
        </Alert>
      )}
      <Alert type="warning">{t('myData.warning')}</Alert>
      <form
        method="post"
        action={to('myData')}
        className={styles.fields}
        aria-labelledby="erase"
        noValidate
      >
        <Stack gap={3}>
          <TextField
            name={eraseForm.names.password}
            type="password"
            label={t('myData.password')}
            error={fault}
            autoComplete="current-password"
            required
          />
          <Cluster>
            <Button type="submit" variant="secondary" icon="trash">
              {t('myData.eraseAction')}
            </Button>
            <ButtonLink href={to('account')} variant="quiet">
              {t('myData.keepAccount')}
            </ButtonLink>
          </Cluster>
        </Stack>
      </form>
    </Stack>
  );
};
