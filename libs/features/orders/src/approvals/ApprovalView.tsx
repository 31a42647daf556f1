import { APPROVAL_REASON_MAXIMUM } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';
import type { ApprovalProblem } from '@materia/api-orders';
import { multiplyMoney } from '@materia/domain-money';
import {
  Alert,
  Badge,
  Button,
  ButtonLink,
  Card,
  Cluster,
  Container,
  DescriptionList,
  Disclosure,
  Heading,
  Link,
  Split,
  Stack,
  Text,
  TextArea,
} from '@materia/ui-design-system';
import { HiddenFields, SubmissionForm, useFormats, usePath, useText } from '@materia/ui-shop';
import { CompanyTrail } from '../company/CompanyTrail.tsx';
import { OrderLines } from '../OrderLines.tsx';
import styles from '../OrdersPage.module.css';
import type { ApprovalActionData } from './approval.action.ts';
import { orderForm, refuseForm, withdrawForm } from './approval-form.ts';
import { STATE_NAMES, STATE_TEXTS } from './approval-texts.ts';
import type { ApprovalChange, ApprovalDetailsFacts } from './approvals.loader.ts';

export type ApprovalViewProps = ApprovalDetailsFacts & {
  readonly outcome: ApprovalActionData | undefined;
};

const PROBLEMS = {
  decided: 'approvals.decided',
  busy: 'approvals.busy',
  failed: 'approvals.failed',
} as const satisfies Readonly<Record<ApprovalProblem, TextKey>>;

/** An order that waits for an approver: what was asked for, what has changed, and what can be done about it. */
export const ApprovalView = ({ approval, changes, outcome }: ApprovalViewProps) => {
  const t = useText();
  const to = usePath();
  const { state, isOwn, lines, quoteNumber, reason, orderNumber } = approval;
  const isWaiting = state === 'waiting';
  const known = lines.filter(({ urlKey }) => urlKey !== '');
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <CompanyTrail
          list={{ title: t('approvals.title'), href: to('approvals') }}
          title={t('approvals.details')}
        />
        <Cluster gap={3} align="baseline">
          <Heading level={1}>{t('approvals.details')}</Heading>
          <Badge>{t(STATE_NAMES[state])}</Badge>
        </Cluster>
        {outcome !== undefined && 'problem' in outcome && (
          <Alert type="error" role="alert">
            {t(PROBLEMS[outcome.problem])}
          </Alert>
        )}
        {(isOwn || !isWaiting) && (
          <Alert type={state === 'placed' ? 'success' : 'information'}>
            {t(STATE_TEXTS[state])}
          </Alert>
        )}
        {quoteNumber !== undefined && (
          <Text>{t('approvals.fromQuote', { number: quoteNumber })}</Text>
        )}
        {reason !== undefined && (
          <Card as="section" labelledBy="reason">
            <Stack gap={2}>
              <Heading level={2} size="h3" id="reason">
                {t('approvals.reason')}
              </Heading>
              <Text>{reason}</Text>
            </Stack>
          </Card>
        )}
        <Split narrow="end">
          <Stack gap={5}>
            <Facts approval={approval} />
            {isWaiting && <Changes changes={changes} />}
            {known.length > 0 && (
              <OrderLines
                title={t('approvals.products')}
                priceBasis="included"
                lines={known.map((line) => ({
                  id: line.sku,
                  name: line.name,
                  urlKey: line.urlKey,
                  image: line.image === '' ? undefined : line.image,
                  quantity: line.quantity,
                  unit: line.askedPrice,
                  total: multiplyMoney(line.askedPrice, line.quantity),
                  discount: undefined,
                  vendorName: line.vendorName,
                }))}
              />
            )}
          </Stack>
          <Stack gap={4}>
            {isWaiting && !isOwn && <Decision approval={approval} outcome={outcome} />}
            {isWaiting && isOwn && <Withdrawal approvalId={approval.id} />}
            {orderNumber !== undefined && state === 'placed' && (
              <ButtonLink href={to('companyOrder', { orderId: orderNumber })} variant="secondary">
                {t('approvals.toOrder')}
              </ButtonLink>
            )}
            {isOwn && state !== 'placed' && state !== 'ordered' && (
              <Link href={quoteNumber === undefined ? to('cart') : to('myQuotes')}>
                {t(quoteNumber === undefined ? 'approvals.toCart' : 'approvals.toQuote')}
              </Link>
            )}
          </Stack>
        </Split>
      </Stack>
    </Container>
  );
};

type Known = ApprovalDetailsFacts['approval'];

const Facts = ({ approval }: { readonly approval: Known }) => {
  const t = useText();
  const formats = useFormats();
  const { state, askedBy, askedOn, endsOn, decidedOn, askedTotal, total, limit } = approval;
  return (
    <Card as="section" label={t('approvals.details')} padding="l">
      <DescriptionList
        items={[
          { term: t('approvals.member'), description: askedBy },
          { term: t('approvals.askedOn'), description: formats.date(askedOn) },
          ...(state === 'waiting'
            ? [{ term: t('approvals.until'), description: formats.date(endsOn) }]
            : []),
          ...(decidedOn === undefined
            ? []
            : [{ term: t('approvals.decidedOn'), description: formats.date(decidedOn) }]),
          { term: t('approvals.askedTotal'), description: formats.money(askedTotal) },
          ...(total === undefined
            ? []
            : [{ term: t('approvals.nowTotal'), description: formats.money(total) }]),
          { term: t('approvals.limitThen'), description: formats.money(limit) },
          ...(approval.storeName === ''
            ? []
            : [{ term: t('approvals.storeName'), description: approval.storeName }]),
          ...(approval.comment === ''
            ? []
            : [{ term: t('approvals.comment'), description: approval.comment }]),
        ]}
      />
    </Card>
  );
};

/** Which prices and which stock are others than when the order was asked for. */
const Changes = ({ changes }: { readonly changes: readonly ApprovalChange[] }) => {
  const t = useText();
  const formats = useFormats();
  if (changes.length === 0) return <Text>{t('approvals.unchanged')}</Text>;
  const textOf = ({ kind, line }: ApprovalChange): string => {
    const { name, askedPrice, price, available } = line;
    if (kind === 'gone' || price === undefined) return t('approvals.gone', { name });
    return kind === 'price'
      ? t('approvals.priceChanged', {
          name,
          before: formats.money(askedPrice),
          now: formats.money(price),
        })
      : t('approvals.stockChanged', { name, count: available });
  };
  return (
    <Alert type="warning" title={t('approvals.changedTitle')}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.line.sku}`}>{textOf(change)}</li>
        ))}
      </ul>
    </Alert>
  );
};

const Decision = ({
  approval: { id: approvalId },
  outcome,
}: {
  readonly approval: Known;
  readonly outcome: ApprovalActionData | undefined;
}) => {
  const t = useText();
  const action = usePath()('approval', { approvalId });
  const fault = outcome !== undefined && 'fault' in outcome ? outcome : undefined;
  const error =
    fault &&
    (fault.fault === 'missing'
      ? t('approvals.reasonMissing')
      : t('approvals.reasonTooLong', { maximum: APPROVAL_REASON_MAXIMUM }));
  return (
    <>
      <Card as="section" label={t('approvals.order')}>
        <form method="post" action={action} data-once="">
          <HiddenFields form={orderForm} values={{}} />
          <Stack gap={3} align="start">
            <Text size="s">{t('approvals.orderText')}</Text>
            <Button type="submit" variant="accent">
              {t('approvals.order')}
            </Button>
          </Stack>
        </form>
      </Card>
      <Card as="section" labelledBy="refuse">
        <Stack gap={3}>
          <Heading level={2} size="h4" id="refuse">
            {t('approvals.refuseTitle')}
          </Heading>
          <SubmissionForm
            action={action}
            fields={[{ id: refuseForm.names.reason, label: t('approvals.refuseReason'), error }]}
            summary={t('approvals.errorSummary')}
            problem={undefined}
            submit={t('approvals.refuse')}
            use="part"
          >
            <HiddenFields form={refuseForm} values={{}} />
            <TextArea
              name={refuseForm.names.reason}
              label={t('approvals.refuseReason')}
              hint={t('approvals.refuseHint', { maximum: APPROVAL_REASON_MAXIMUM })}
              defaultValue={fault?.reason}
              error={error}
              maxLength={APPROVAL_REASON_MAXIMUM}
              required
            />
          </SubmissionForm>
        </Stack>
      </Card>
    </>
  );
};

const Withdrawal = ({ approvalId }: { readonly approvalId: string }) => {
  const t = useText();
  return (
    <Disclosure look="inline" summary={t('approvals.withdraw')}>
      <form method="post" action={usePath()('approval', { approvalId })} data-once="">
        <HiddenFields form={withdrawForm} values={{}} />
        <Stack gap={3} align="start">
          <Text size="s">{t('approvals.withdrawText')}</Text>
          <Button type="submit" variant="secondary">
            {t('approvals.withdrawSure')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
};
