import type { DeclaredWithdrawal, OrderFacts } from '@materia/api-orders';
import type { PlainDate } from '@materia/domain-holiday-calendar';
import type { ReturnFault, ReturnState } from '@materia/domain-order';
import type { TextKey } from '@materia/market-model';
import {
  Button,
  Card,
  Disclosure,
  Heading,
  Stack,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { EXCLUSION_TEXTS, HiddenFields, useFormats, useText } from '@materia/ui-shop';
import { CancellationForm, WithdrawalForm } from './ReturnForms.tsx';
import { nameOfLine, UnitList } from './UnitList.tsx';
import { REPORT_SENT, withdrawalForm } from './withdrawal-form.ts';
import type { WithdrawalOutcome } from './withdrawal.action.ts';

type WithdrawalCardProps = {
  readonly order: OrderFacts;
  readonly outcome: WithdrawalOutcome | undefined;
  /** Until when a store takes unused products back, by the shop's own promise. */
  readonly returnUntil: PlainDate | undefined;
};

/** How the buyer cancels an order or gives it back, and what became of that. */
export const WithdrawalCard = ({ order, outcome, returnUntil }: WithdrawalCardProps) => {
  const t = useText();
  const formats = useFormats();
  const { openWithdrawal: open, withdrawals, isCancellable, excluded, fulfilment } = order;
  if (open === undefined && withdrawals.length === 0 && !isCancellable && excluded.length === 0)
    return null;
  const toStore = open?.kind === 'promise' ? open.until : open && returnUntil;
  return (
    <Card as="section" labelledBy="withdrawal">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="withdrawal">
          {t('withdrawal.title')}
        </Heading>
        {withdrawals.map((declared) => (
          <DeclaredReturn key={declared.code} order={order} declared={declared} outcome={outcome} />
        ))}
        {isCancellable && <CancellationForm order={order} />}
        {open?.kind === 'withdrawal' && (
          <>
            <Text size="s">
              {open.until === undefined
                ? t('withdrawal.openText')
                : t('withdrawal.untilText', { date: formats.date(open.until) })}
            </Text>
            {fulfilment.vendor !== undefined && (
              <Text size="s">{t('withdrawal.vendorNote', { seller: fulfilment.vendor.name })}</Text>
            )}
          </>
        )}
        {toStore !== undefined && (
          <Text size="s">{t('withdrawal.toStore', { date: formats.date(toStore) })}</Text>
        )}
        {open !== undefined &&
          (open.whole && !isCancellable ? (
            <WithdrawalForm order={order} open={open} outcome={outcome} />
          ) : (
            <Disclosure
              summary={t(
                open.kind === 'promise' ? 'withdrawal.promiseStart' : 'withdrawal.withdrawHere',
              )}
              look="inline"
              open={outcome?.kind === 'invalid'}
            >
              <WithdrawalForm order={order} open={open} outcome={outcome} />
            </Disclosure>
          ))}
        {excluded.length > 0 && (
          <Stack gap={1}>
            <Heading level={3}>{t('line.noWithdrawalTitle')}</Heading>
            <Stack as="ul" gap={1}>
              {excluded.map(({ lineNumber, reason }) => (
                <li key={lineNumber}>
                  {t('common.labelled', {
                    label: nameOfLine(order, { lineNumber }),
                    value: t(EXCLUSION_TEXTS[reason]),
                  })}
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
};

const STEP_TEXTS = {
  announced: 'withdrawal.stepAnnounced',
  sent: 'withdrawal.stepSent',
  received: 'withdrawal.stepReceived',
  inspected: 'withdrawal.stepInspected',
  refunded: 'withdrawal.stepRefunded',
  rejected: 'withdrawal.stepRejected',
} as const satisfies Readonly<Record<ReturnState, TextKey>>;

const FAULT_TEXTS = {
  used: 'withdrawal.faultUsed',
  damaged: 'withdrawal.faultDamaged',
  incomplete: 'withdrawal.faultIncomplete',
  missing: 'withdrawal.faultMissing',
  'other-product': 'withdrawal.faultOther',
} as const satisfies Readonly<Record<ReturnFault, TextKey>>;

type Shown = OrderFacts['withdrawals'][number];

/** A return that was declared: how it comes back, how far it is, and when the money goes back. */
const DeclaredReturn = ({
  order,
  declared,
  outcome,
}: {
  readonly order: OrderFacts;
  readonly declared: Shown;
  readonly outcome: WithdrawalOutcome | undefined;
}) => {
  const t = useText();
  const formats = useFormats();
  const { at, lines, refund, isRefunded, step, code, refundBy, refused, sent, kind } = declared;
  const isUnderWay = step !== 'refunded' && step !== 'rejected';
  return (
    <Stack gap={1}>
      <UnitList order={order} units={lines} />
      <Text size="s">
        {t('withdrawal.declaredAt', {
          date: formats.date(at.date),
          time: formats.time(at.minutesOfDay),
        })}
      </Text>
      {!declared.isBeforeHandover && code !== '' && (
        <>
          <Text weight="strong">{t('withdrawal.code', { code })}</Text>
          <Text size="s">{t('withdrawal.step', { step: t(STEP_TEXTS[step]) })}</Text>
        </>
      )}
      {isUnderWay && code !== '' && <WayBack order={order} declared={declared} />}
      {sent !== undefined && <Text size="s">{t('withdrawal.sentBy', sent)}</Text>}
      {refused.map(({ lineNumber, quantity, reason }) => (
        <Text key={lineNumber} size="s">
          {t('withdrawal.refusedUnits', {
            count: quantity,
            product: nameOfLine(order, { lineNumber }),
            reason: t(FAULT_TEXTS[reason]),
          })}
        </Text>
      ))}
      {refund.minor > 0 && (
        <Text size="s">
          {t(isRefunded ? 'withdrawal.refundStarted' : 'withdrawal.refundLater', {
            amount: formats.money(refund),
          })}
        </Text>
      )}
      {isUnderWay && kind === 'withdrawal' && refundBy !== undefined && refund.minor > 0 && (
        <Text size="s">{t('withdrawal.refundBy', { date: formats.date(refundBy) })}</Text>
      )}
      {step === 'announced' && declared.way === 'post' && code !== '' && (
        <SentForm order={order} declared={declared} outcome={outcome} />
      )}
    </Stack>
  );
};

const WayBack = ({
  order: { fulfilment, store },
  declared: { way },
}: {
  readonly order: OrderFacts;
  readonly declared: Pick<DeclaredWithdrawal, 'way'>;
}) => {
  const t = useText();
  if (way === 'store') return <Text size="s">{t('withdrawal.codeStore')}</Text>;
  return (
    <Text size="s">
      {fulfilment.vendor === undefined
        ? t('withdrawal.codePost', {
            address: [store.name, ...store.street, `${store.postcode} ${store.city}`].join(', '),
          })
        : t('withdrawal.codeVendor', { seller: fulfilment.vendor.name })}
    </Text>
  );
};

/** The buyer states that the products were sent. */
const SentForm = ({
  order,
  declared: { code },
  outcome,
}: {
  readonly order: OrderFacts;
  readonly declared: Shown;
  readonly outcome: WithdrawalOutcome | undefined;
}) => {
  const t = useText();
  const { names } = withdrawalForm;
  const missing =
    outcome?.kind === 'carrier-missing' && outcome.code === code ? outcome : undefined;
  return (
    <Disclosure summary={t('withdrawal.sentStart')} look="inline" open={missing !== undefined}>
      <form method="post" noValidate>
        <HiddenFields form={withdrawalForm} values={{ order: order.number, code }} />
        <Stack gap={3} align="start">
          <TextField
            name={names.carrier}
            label={t('withdrawal.carrier')}
            error={missing && t('withdrawal.carrierMissing')}
          />
          <TextField
            name={names.parcel}
            label={t('withdrawal.parcel')}
            hint={t('withdrawal.parcelHint')}
            defaultValue={missing?.parcel}
          />
          <Button name={names.step} value={REPORT_SENT} variant="secondary">
            {t('withdrawal.sentSend')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
};
