import { isByPromise, type OrderFacts, type ReturnDeclaration } from '@materia/api-orders';
import type { Money } from '@materia/domain-money';
import type { ReturnWay } from '@materia/domain-order';
import type { TextKey, TextReader } from '@materia/market-model';
import {
  Button,
  Card,
  Checkbox,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { HiddenFields, PAYMENT_TEXTS, useFormats, useShop, useText } from '@materia/ui-shop';
import { UnitList, nameOfLine } from './UnitList.tsx';
import {
  CANCEL,
  CONFIRM_CANCELLATION,
  CONFIRM_WITHDRAWAL,
  unitsFieldName,
  WITHDRAW,
  withdrawalForm,
} from './withdrawal-form.ts';
import type { OrderAct, WithdrawalOutcome } from './withdrawal.action.ts';

type Open = NonNullable<OrderFacts['openWithdrawal']>;

const WAY_TEXTS = {
  post: 'withdrawal.wayPost',
  store: 'withdrawal.wayStore',
} as const satisfies Readonly<Record<ReturnWay, TextKey>>;

/** Begins to cancel an order that nobody has begun to prepare. */
export const CancellationForm = ({ order }: { readonly order: OrderFacts }) => {
  const t = useText();
  return (
    <form method="post" noValidate>
      <HiddenFields form={withdrawalForm} values={{ order: order.number }} />
      <Stack gap={3} align="start">
        <Text>{t('withdrawal.cancelText')}</Text>
        <Button name={withdrawalForm.names.step} value={CANCEL} variant="secondary">
          {t('withdrawal.cancelStart')}
        </Button>
      </Stack>
    </form>
  );
};

/** The units, the way back and the name for the receipt. */
export const WithdrawalForm = ({
  order,
  open,
  outcome,
}: {
  readonly order: OrderFacts;
  readonly open: Open;
  readonly outcome: WithdrawalOutcome | undefined;
}) => {
  const t = useText();
  const formats = useFormats();
  const { names } = withdrawalForm;
  const faults = outcome?.kind === 'invalid' ? outcome : undefined;
  const errors = new Map(
    withdrawalErrors(order, outcome, t).map(({ fieldId, message }) => [fieldId, message]),
  );
  const isPromise = open.kind === 'promise';
  const { firstname, lastname, email } = order.contact;
  return (
    <form method="post" noValidate>
      <HiddenFields form={withdrawalForm} values={{ order: order.number }} />
      <Stack gap={4} align="start">
        {isPromise && <Text size="s">{t('withdrawal.promiseRules')}</Text>}
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
                label={t('withdrawal.units', { product: nameOfLine(order, line) })}
                hint={t('withdrawal.unitsHint', { count: line.quantity })}
                error={errors.get(name)}
                defaultValue={faults?.typed[line.lineNumber] ?? String(line.quantity)}
                inputMode="numeric"
                width="s"
              />
            );
          })
        )}
        {!open.whole && open.ways.length > 1 && (
          <RadioGroup
            name={names.way}
            legend={t('withdrawal.way')}
            defaultValue={faults?.way ?? open.ways[0]}
            options={open.ways.map((way) => ({ value: way, label: t(WAY_TEXTS[way]) }))}
          />
        )}
        {!open.whole && !isPromise && open.ways.length === 1 && (
          <Text size="s">{t(WAY_TEXTS[open.ways[0] ?? 'post'])}</Text>
        )}
        <TextField
          name={names.name}
          label={t('withdrawal.name')}
          hint={t('withdrawal.nameHint', { email })}
          defaultValue={faults?.name ?? `${firstname} ${lastname}`.trim()}
          autoComplete="name"
        />
        {open.needsDeclaration && (
          <Checkbox
            name={names.outsideTrade}
            value="1"
            label={t('withdrawal.outsideTrade')}
            hint={
              open.promisedUntil &&
              t('withdrawal.outsideTradeHint', { date: formats.date(open.promisedUntil) })
            }
            error={errors.get(names.outsideTrade)}
          />
        )}
        <Button name={names.step} value={WITHDRAW} variant="secondary">
          {t(isPromise ? 'withdrawal.promiseStart' : 'withdrawal.withdrawHere')}
        </Button>
      </Stack>
    </form>
  );
};

/** What is cancelled and what goes back, with the button that confirms it. */
export const CancellationCheck = ({
  order,
  refund,
  page,
}: {
  readonly order: OrderFacts;
  readonly refund: Money;
  /** The address of the order's page. */
  readonly page: string;
}) => {
  const t = useText();
  return (
    <Card>
      <form method="post" noValidate>
        <HiddenFields form={withdrawalForm} values={{ order: order.number }} />
        <Stack gap={4} align="start">
          <Text>{t('withdrawal.cancelCheck')}</Text>
          <UnitList order={order} units={order.lines} />
          <ExpectedRefund order={order} refund={refund} isAtOnce isPromise={false} />
          <Button
            name={withdrawalForm.names.step}
            value={CONFIRM_CANCELLATION}
            variant="accent"
            size="l"
          >
            {t('withdrawal.cancelConfirm')}
          </Button>
          <a href={page}>{t('withdrawal.back')}</a>
        </Stack>
      </form>
    </Card>
  );
};

/** The units selected for withdrawal and what goes back for them, with the button that confirms it. */
export const WithdrawalCheck = ({
  order,
  declared: { units, name, way, outsideTrade },
  refund,
  page,
}: {
  readonly order: OrderFacts;
  readonly declared: ReturnDeclaration;
  readonly refund: Money;
  /** The address of the order's page. */
  readonly page: string;
}) => {
  const t = useText();
  const open = order.openWithdrawal;
  const isPromise = open !== undefined && isByPromise(open, { outsideTrade });
  const { names } = withdrawalForm;
  return (
    <Card>
      <form method="post" noValidate>
        <HiddenFields form={withdrawalForm} values={{ order: order.number, name, way }} />
        {outsideTrade && <input type="hidden" name={names.outsideTrade} value="1" />}
        {units.map((line) => (
          <input
            key={line.lineNumber}
            type="hidden"
            name={unitsFieldName(line)}
            value={line.quantity}
          />
        ))}
        <Stack gap={4} align="start">
          <Text>{t(isPromise ? 'withdrawal.promiseCheck' : 'withdrawal.confirmText')}</Text>
          <UnitList order={order} units={units} />
          <Text>{t('common.labelled', { label: t('withdrawal.name'), value: name })}</Text>
          <Text size="s">{t('withdrawal.nameHint', { email: order.contact.email })}</Text>
          {outsideTrade && <Text>{t('withdrawal.outsideTrade')}</Text>}
          {open?.whole === false && (
            <Text>
              {t('common.labelled', { label: t('withdrawal.way'), value: t(WAY_TEXTS[way]) })}
            </Text>
          )}
          <ExpectedRefund
            order={order}
            refund={refund}
            isAtOnce={open?.whole === true}
            isPromise={isPromise}
          />
          <Button name={names.step} value={CONFIRM_WITHDRAWAL} variant="accent" size="l">
            {t(isPromise ? 'withdrawal.promiseConfirm' : 'withdrawal.confirm')}
          </Button>
          <a href={page}>{t('withdrawal.back')}</a>
        </Stack>
      </form>
    </Card>
  );
};

/** How much goes back, when, and by which way. */
const ExpectedRefund = ({
  order: { payment, total },
  refund,
  isAtOnce,
  isPromise,
}: {
  readonly order: OrderFacts;
  readonly refund: Money;
  readonly isAtOnce: boolean;
  readonly isPromise: boolean;
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
        {isPromise
          ? t('withdrawal.promiseRules')
          : payment.state === 'in-store'
            ? t('withdrawal.refundInStore', { days })
            : isAtOnce
              ? t('withdrawal.refundAtOnce', { method })
              : t('withdrawal.refundOnceBack', { method, days })}
      </Text>
    </Stack>
  );
};

const REFUSED = {
  withdraw: { 'not-possible': 'withdrawal.notPossible', refused: 'withdrawal.failed' },
  cancel: { 'not-possible': 'withdrawal.cancelTooLate', refused: 'withdrawal.cancelFailed' },
  sent: { 'not-possible': 'withdrawal.sentFailed', refused: 'withdrawal.sentFailed' },
} as const satisfies Readonly<Record<OrderAct, object>>;

/** The messages of a step that was not taken, with the field they belong to. */
export const withdrawalErrors = (
  { openWithdrawal: open }: Pick<OrderFacts, 'openWithdrawal'>,
  outcome: WithdrawalOutcome | undefined,
  t: TextReader,
): readonly { readonly fieldId: string; readonly message: string }[] => {
  const { names } = withdrawalForm;
  switch (outcome?.kind) {
    case undefined:
    case 'check':
    case 'check-cancellation':
      return [];
    case 'refused':
      return [{ fieldId: 'withdrawal', message: t(REFUSED[outcome.act][outcome.reason]) }];
    case 'carrier-missing':
      return [{ fieldId: names.carrier, message: t('withdrawal.carrierMissing') }];
    case 'invalid': {
      const lines = open?.lines ?? [];
      const [first] = lines;
      const isNothing =
        outcome.invalid.length === 0 &&
        Object.values(outcome.typed).every((typed) => Number(typed) === 0);
      return [
        ...(isNothing && first !== undefined
          ? [{ fieldId: unitsFieldName(first), message: t('withdrawal.nothingChosen') }]
          : []),
        ...lines
          .filter(({ lineNumber }) => outcome.invalid.includes(lineNumber))
          .map((line) => ({
            fieldId: unitsFieldName(line),
            message: t('withdrawal.unitsInvalid', { count: line.quantity }),
          })),
        ...(outcome.lacksDeclaration
          ? [{ fieldId: names.outsideTrade, message: t('withdrawal.outsideTradeMissing') }]
          : []),
      ];
    }
  }
};
