import type { LineNow } from '@materia/api-orders';
import { compareMoney, subtractMoney } from '@materia/domain-money';
import { type TaxedAmount, taxDisplay } from '@materia/domain-pricing';
import {
  Alert,
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Container,
  ErrorSummary,
  Heading,
  Link,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import {
  ProductPicture,
  type ShopViewer,
  taxTextKey,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { ReactNode } from 'react';
import type { BuyAgainOutcome } from './buy-again.action.ts';
import type { BuyAgainFacts, ReorderChoice } from './buy-again.loader.ts';
import { buyAgainForm } from './buy-again-form.ts';
import styles from './BuyAgainView.module.css';
import pageStyles from './OrdersPage.module.css';

type Available = Extract<LineNow, { readonly kind: 'available' }>;
type Unavailable = Extract<LineNow, { readonly kind: 'unavailable' }>;

const isAvailable = (each: ReorderChoice): each is ReorderChoice & { readonly line: Available } =>
  each.line.kind === 'available';
const isUnavailable = (
  each: ReorderChoice,
): each is ReorderChoice & { readonly line: Unavailable } => each.line.kind === 'unavailable';

/** What the store has now of a purchase, and the form that puts it into the cart again. */
export const BuyAgainView = ({
  purchaseId,
  storeName,
  isReorderable,
  lines,
  viewer,
  outcome,
}: BuyAgainFacts & { readonly outcome?: BuyAgainOutcome | undefined }) => {
  const t = useText();
  const to = usePath();
  const available = lines.filter(isAvailable);
  const unavailable = lines.filter(isUnavailable);
  const faults = outcome?.kind === 'faults' ? outcome.keys : [];
  return (
    <Container className={pageStyles.page}>
      <Stack gap={5}>
        <Breadcrumb
          label={t('orders.breadcrumbs')}
          items={[
            { label: t('account.title'), href: to('account') },
            { label: t('purchases.title'), href: to('myPurchases') },
            { label: t('buyAgain.title') },
          ]}
        />
        <Stack gap={2}>
          <Heading level={1}>{t('buyAgain.title')}</Heading>
          {isReorderable && available.length > 0 && (
            <Text tone="soft">{t('buyAgain.lead', { store: storeName })}</Text>
          )}
        </Stack>
        <ErrorSummary
          title={t('buyAgain.errorSummary')}
          errors={faults.map((key) => ({
            fieldId: buyAgainForm.names.quantities(key),
            message: t('buyAgain.quantityInvalid'),
          }))}
        />
        <Outcome outcome={outcome} />
        {!isReorderable && <Alert type="information">{t('buyAgain.notPossible')}</Alert>}
        {isReorderable && available.length === 0 && (
          <Alert type="information">{t('buyAgain.nothingLeft')}</Alert>
        )}
        {isReorderable && available.length > 0 && (
          <form method="post" action={to('buyAgain', { purchaseId })} noValidate data-once="">
            <Card as="section" padding="l" labelledBy="available">
              <Stack gap={3}>
                <Heading level={2} size="h3" id="available">
                  {t('buyAgain.available')}
                </Heading>
                <ul className={styles.lines}>
                  {available.map(({ key, line }) => (
                    <li key={key} className={styles.line}>
                      <AvailableLine
                        line={line}
                        viewer={viewer}
                        name={buyAgainForm.names.quantities(key)}
                        typed={outcome?.typed[key]}
                        error={faults.includes(key) ? t('buyAgain.quantityInvalid') : undefined}
                      />
                    </li>
                  ))}
                </ul>
                <div>
                  <Button type="submit" size="l" icon="cart">
                    {t('buyAgain.submit')}
                  </Button>
                </div>
              </Stack>
            </Card>
          </form>
        )}
        {unavailable.length > 0 && (
          <Card as="section" padding="l" labelledBy="unavailable">
            <Stack gap={3}>
              <Heading level={2} size="h3" id="unavailable">
                {t('buyAgain.unavailable')}
              </Heading>
              <ul className={styles.lines}>
                {unavailable.map(({ key, line }) => (
                  <li key={key} className={styles.line}>
                    <UnavailableLine line={line} viewer={viewer} />
                  </li>
                ))}
              </ul>
            </Stack>
          </Card>
        )}
        <div>
          <Link href={to('myPurchases')}>{t('buyAgain.back')}</Link>
        </div>
      </Stack>
    </Container>
  );
};

const PROBLEMS = {
  'not-reorderable': 'buyAgain.notPossible',
  'not-sellable': 'buyAgain.notSellable',
  'cart-locked': 'buyAgain.locked',
  busy: 'buyAgain.busy',
  failed: 'buyAgain.failed',
} as const;

const Outcome = ({ outcome }: { readonly outcome: BuyAgainOutcome | undefined }) => {
  const t = useText();
  const to = usePath();
  switch (outcome?.kind) {
    case 'nothing-chosen':
      return (
        <Alert type="error" role="alert">
          {t('buyAgain.nothingChosen')}
        </Alert>
      );
    case 'refused':
      return (
        <Alert type="error" role="alert">
          {t(PROBLEMS[outcome.problem])}
        </Alert>
      );
    case 'partly':
      return (
        <Alert
          type="warning"
          role="alert"
          title={t(outcome.isEmpty ? 'buyAgain.notAddedTitle' : 'buyAgain.partlyTitle')}
          actions={
            outcome.isEmpty ? undefined : (
              <ButtonLink href={to('cart')}>{t('buyAgain.toCart')}</ButtonLink>
            )
          }
        >
          <ul>
            {outcome.shortfalls.map(({ lineNumber, name: product, added }) => (
              <li key={`${lineNumber}-${product}`}>
                {added === 0
                  ? t('buyAgain.noneOf', { product })
                  : t('buyAgain.someOf', { product, count: added })}
              </li>
            ))}
          </ul>
        </Alert>
      );
    case 'faults':
    case undefined:
      return null;
  }
};

const LineName = ({
  line: { name, urlKey, image, vendorName },
  children,
}: {
  readonly line: LineNow;
  readonly children: ReactNode;
}) => {
  const t = useText();
  const to = usePath();
  return (
    <>
      <span className={styles.picture}>
        <ProductPicture picture={image} alt="" use="thumb" />
      </span>
      <div className={styles.words}>
        <Link href={to('product', { urlKey })} variant="quiet">
          {name}
        </Link>
        <Text size="xs" tone="soft">
          {t('tracking.soldBy', { seller: vendorName })}
        </Text>
        {children}
      </div>
    </>
  );
};

const AvailableLine = ({
  line,
  viewer,
  name,
  typed,
  error,
}: {
  readonly line: Available;
  readonly viewer: ShopViewer;
  readonly name: string;
  readonly typed: string | undefined;
  readonly error: string | undefined;
}) => {
  const t = useText();
  return (
    <>
      <LineName line={line}>
        <Prices then={line.unitThen} now={line.unit} viewer={viewer} />
        <Text size="s" tone="soft">
          {line.inStore === undefined
            ? t('buyAgain.brought')
            : t('buyAgain.inStore', { count: line.inStore })}
        </Text>
        {line.most < line.quantity && (
          <Text size="s" tone="danger">
            {t('buyAgain.most', { count: line.most })}
          </Text>
        )}
      </LineName>
      <div className={styles.quantity}>
        <TextField
          name={name}
          label={t('buyAgain.quantityOf', { product: line.name })}
          hideLabel
          width="s"
          inputMode="numeric"
          defaultValue={typed ?? String(Math.min(line.quantity, line.most))}
          maxLength={3}
          autoComplete="off"
          error={error}
        />
      </div>
    </>
  );
};

/** What a unit cost then and costs now, on the basis on which its reader sees prices. */
const Prices = ({
  then,
  now,
  viewer,
}: {
  readonly then: TaxedAmount;
  readonly now: TaxedAmount;
  readonly viewer: ShopViewer;
}) => {
  const t = useText();
  const { money } = useFormats();
  const { amount, tax } = taxDisplay(now, viewer).first;
  const before = taxDisplay(then, viewer).first.amount;
  const label = t(taxTextKey(viewer, tax));
  const order = compareMoney(amount, before);
  if (order === 0)
    return (
      <p className={styles.prices}>{t('buyAgain.same', { amount: `${money(amount)} ${label}` })}</p>
    );
  return (
    <p className={styles.prices}>
      <strong>{t('buyAgain.now', { amount: `${money(amount)} ${label}` })}</strong>
      <span className={styles.then}>
        {t('buyAgain.before', { amount: money(before) })} ·{' '}
        {order < 0
          ? t('buyAgain.cheaper', { amount: money(subtractMoney(before, amount)) })
          : t('buyAgain.dearer', { amount: money(subtractMoney(amount, before)) })}
      </span>
    </p>
  );
};

const UnavailableLine = ({
  line,
  viewer,
}: {
  readonly line: Unavailable;
  readonly viewer: ShopViewer;
}) => {
  const t = useText();
  const to = usePath();
  const { money } = useFormats();
  return (
    <LineName line={line}>
      {line.substitutes.length === 0 ? (
        <Text size="s" tone="soft">
          {t('buyAgain.noSubstitutes')}
        </Text>
      ) : (
        <>
          <Text size="s">{t('buyAgain.instead')}</Text>
          <ul className={styles.substitutes}>
            {line.substitutes.map(({ sku, name, urlKey, unit }) => (
              <li key={sku} className={styles.substitute}>
                <a href={to('product', { urlKey })}>{name}</a>
                <Text as="span" size="s" tone="soft">
                  {money(taxDisplay(unit, viewer).first.amount)}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </LineName>
  );
};
