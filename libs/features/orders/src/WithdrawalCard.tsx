import type { OrderFacts, OrderUnits, OrderWithdrawalRefusal } from '@materia/api-orders';
import { WITHDRAWAL_STEPS } from '@materia/domain-order';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  Button,
  Card,
  Disclosure,
  Heading,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { Money } from '@materia/domain-money';
import { HiddenFields, PAYMENT_TEXTS, useFormats, useShop, useText } from '@materia/ui-shop';
import { unitsFieldName, withdrawalForm } from './withdrawal-form.ts';
import type { WithdrawalOutcome } from './withdrawal.action.ts';

type WithdrawalCardProps = {
  readonly order: OrderFacts;
  readonly outcome: WithdrawalOutcome | undefined;
};

type AnyReturn = WithdrawalCardProps & {
  /** Until when a store takes unused products back, by the shop's own promise. */
  readonly returnUntil: PlainDate | undefined;
};

/** The right to withdraw from an order, the form for it, and the withdrawals that were declared. */
export const WithdrawalCard = ({ order, outcome, returnUntil }: AnyReturn) => {
  const t = useText();
  const formats = useFormats();
  const { openWithdrawal: open, withdrawals } = order;
  if (open === undefined && withdrawals.length === 0 && returnUntil === undefined) return null;
  return (
    <Card as="section" labelledBy="withdrawal">
      <Stack gap={3}>
        <Heading level={2} size="h3" id="withdrawal">
          {t('withdrawal.title')}
        </Heading>
        {withdrawals.map(({ at, lines, refund, isRefunded }) => (
          <Stack key={`${at.date}-${at.minutesOfDay}`} gap={1}>
            <UnitList order={order} units={lines} />
            <Text size="s">
              {t('withdrawal.declaredAt', {
                date: formats.date(at.date),
                time: formats.time(at.minutesOfDay),
              })}
            </Text>
            {refund.minor > 0 && (
              <Text size="s">
                {t(isRefunded ? 'withdrawal.refundStarted' : 'withdrawal.refundLater', {
                  amount: formats.money(refund),
                })}
              </Text>
            )}
          </Stack>
        ))}
        {returnUntil !== undefined && (
          <Text size="s">{t('withdrawal.toStore', { date: formats.date(returnUntil) })}</Text>
        )}
        {open !== undefined && (
          <>
            <Text size="s">
              {open.until === undefined
                ? t('withdrawal.openText')
                : t('withdrawal.untilText', { date: formats.date(open.until) })}
            </Text>
            {open.whole ? (
              <WithdrawalForm order={order} open={open} outcome={outcome} />
            ) : (
              <Disclosure
                summary={t('withdrawal.returnStart')}
                look="inline"
                open={outcome?.kind === 'invalid'}
              >
                <WithdrawalForm order={order} open={open} outcome={outcome} />
              </Disclosure>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
};

const WithdrawalForm = ({
  order,
  open,
  outcome,
}: WithdrawalCardProps & { readonly open: NonNullable<OrderFacts['openWithdrawal']> }) => {
  const t = useText();
  const faults = outcome?.kind === 'invalid' ? outcome : undefined;
  const errors = new Map(
    withdrawalErrors(order, outcome, t).map(({ fieldId, message }) => [fieldId, message]),
  );
  return (
    <form method="post" noValidate>
      <HiddenFields form={withdrawalForm} values={{ order: order.number }} />
      <Stack gap={4} align="start">
        {open.whole ? (
          <Text>
            {t(
              order.payment.state === 'in-store'
                ? 'withdrawal.wholeUnpaidText'
                : 'withdrawal.wholeText',
            )}
          </Text>
        ) : (
          open.lines.map((line) => {
            const name = unitsFieldName(line);
            return (
              <TextField
                key={name}
                name={name}
                label={t('withdrawal.units', { product: nameOf(order, line) })}
                hint={t('withdrawal.unitsHint', { count: line.quantity })}
                error={errors.get(name)}
                defaultValue={faults?.typed[line.lineNumber] ?? String(line.quantity)}
                inputMode="numeric"
                width="s"
              />
            );
          })
        )}
        <Button name={withdrawalForm.names.step} value={WITHDRAWAL_STEPS[0]} variant="secondary">
          {t(open.whole ? 'withdrawal.cancelStart' : 'withdrawal.returnStart')}
        </Button>
        <Text size="s" tone="soft">
          {t('withdrawal.legalTerm')}
        </Text>
      </Stack>
    </form>
  );
};

/** The units selected for withdrawal and what goes back for them, with the button that confirms it. */
export const WithdrawalCheck = ({
  order,
  units,
  refund,
  page,
}: {
  readonly order: OrderFacts;
  readonly units: readonly OrderUnits[];
  readonly refund: Money;
  /** The address of the order's page. */
  readonly page: string;
}) => {
  const t = useText();
  return (
    <Card>
      <form method="post" noValidate>
        <HiddenFields form={withdrawalForm} values={{ order: order.number }} />
        {units.map((line) => (
          <input
            key={line.lineNumber}
            type="hidden"
            name={unitsFieldName(line)}
            value={line.quantity}
          />
        ))}
        <Stack gap={4} align="start">
          <Text>{t('withdrawal.confirmText')}</Text>
          <UnitList order={order} units={units} />
          <ExpectedRefund order={order} refund={refund} />
          <Button
            name={withdrawalForm.names.step}
            value={WITHDRAWAL_STEPS[1]}
            variant="accent"
            size="l"
          >
            {t('withdrawal.confirm')}
          </Button>
          <a href={page}>{t('withdrawal.back')}</a>
        </Stack>
      </form>
    </Card>
  );
};

/** How much goes back, when, and by which way. */
const ExpectedRefund = ({
  order: { payment, openWithdrawal, total },
  refund,
}: {
  readonly order: OrderFacts;
  readonly refund: Money;
}) => {
  const t = useText();
  const { money } = useFormats();
  const { market } = useShop();
  if (refund.minor === 0) return <Text weight="strong">{t('withdrawal.refundNone')}</Text>;
  const method = t(PAYMENT_TEXTS[payment.method].name);
  const days = market.settings.withdrawalDays;
  return (
    <Stack gap={1}>
      <Text weight="strong" size="l">
        {t('withdrawal.refundAmount', { amount: money(refund) })}
      </Text>
      {refund.minor === total.minor && <Text>{t('withdrawal.refundParts')}</Text>}
      <Text>
        {payment.state === 'in-store'
          ? t('withdrawal.refundInStore', { days })
          : openWithdrawal?.whole === true
            ? t('withdrawal.refundAtOnce', { method })
            : t('withdrawal.refundOnceBack', { method, days })}
      </Text>
    </Stack>
  );
};

const UnitList = ({
  order,
  units,
}: {
  readonly order: OrderFacts;
  readonly units: readonly OrderUnits[];
}) => {
  const { number } = useFormats();
  return (
    <Stack as="ul" gap={1}>
      {units.map((line) => (
        <li key={line.lineNumber}>
          {number(line.quantity)} × {nameOf(order, line)}
        </li>
      ))}
    </Stack>
  );
};

const nameOf = ({ lines }: OrderFacts, { lineNumber }: Pick<OrderUnits, 'lineNumber'>): string =>
  lines.find((line) => line.lineNumber === lineNumber)?.name ?? '';

const REFUSED = {
  'not-possible': 'withdrawal.notPossible',
  refused: 'withdrawal.failed',
} as const satisfies Readonly<Record<OrderWithdrawalRefusal['kind'], TextKey>>;

/** The messages of a step that was not taken, with the field they belong to. */
export const withdrawalErrors = (
  { openWithdrawal: open }: Pick<OrderFacts, 'openWithdrawal'>,
  outcome: WithdrawalOutcome | undefined,
  t: TextReader,
): readonly { readonly fieldId: string; readonly message: string }[] => {
  switch (outcome?.kind) {
    case undefined:
    case 'check':
      return [];
    case 'refused':
      return [
        {
          fieldId: 'withdrawal',
          message: t(REFUSED[outcome.reason]),
        },
      ];
    case 'invalid': {
      const [first] = open?.lines ?? [];
      if (outcome.invalid.length === 0 && first !== undefined)
        return [{ fieldId: unitsFieldName(first), message: t('withdrawal.nothingChosen') }];
      return (open?.lines ?? [])
        .filter(({ lineNumber }) => outcome.invalid.includes(lineNumber))
        .map((line) => ({
          fieldId: unitsFieldName(line),
          message: t('withdrawal.unitsInvalid', { count: line.quantity }),
        }));
    }
  }
};
