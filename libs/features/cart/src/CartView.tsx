import { estimatedShipments } from '@materia/api-checkout';
import type { CartNotice } from '@materia/domain-cart';
import { multiplyMoney } from '@materia/domain-money';
import type { TaxedAmount } from '@materia/domain-pricing';
import type { PromisedDelivery } from '@materia/domain-promise';
import { storeChangePath } from '@materia/page-request';
import {
  Alert,
  ButtonLink,
  Card,
  Cluster,
  Container,
  EmptyState,
  Heading,
  IconButton,
  Link,
  Split,
  Stack,
  Text,
} from '@materia/ui-design-system';
import {
  CartLineView,
  CartTotalsTable,
  type CostTerms,
  deliveryCostText,
  DeliveryEstimateForm,
  GoesWith,
  HiddenFields,
  NoticeList,
  PaymentMethodIcons,
  PromiseLine,
  VendorGroupCard,
  NextLevel,
  StoreBanner,
  UnpaidPurchases,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { CartActionOutcome } from './cart.action.ts';
import type { CartFacts, GroupFacts, LineFacts, ShowcaseFacts } from './cart.loader.ts';
import styles from './CartView.module.css';
import { CouponForm } from './CouponForm.tsx';
import { ClubCoupons } from './ClubCoupons.tsx';
import { couponMessage } from './coupon-messages.ts';
import { closeNoticeForm } from './closed-notices.ts';
import { LineForms, LowerForm, RemoveForm } from './LineForms.tsx';
import { problemMessage, refusalMessage } from './problem-messages.ts';
import { WaitingLines } from './WaitingLines.tsx';

export type CartViewProps = CartFacts & {
  /** The response to the last form, unless it redirected. */
  readonly outcome: CartActionOutcome | undefined;
  readonly signInHref: string;
};

/** The cart: lines by vendor, quantities and the total. */
export const CartView = (props: CartViewProps) => {
  const {
    groups,
    setAside,
    waiting,
    itemsCount,
    notices,
    closedNotices,
    problem,
    outcome,
    signInHref,
    mode,
    store,
    couponOver,
    showcase,
    unpaid,
  } = props;
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Cluster gap={3} align="baseline">
          <Heading level={1}>{t('cart.title')}</Heading>
          {props.quoteNumber !== undefined && (
            <Text weight="medium">{t('quotes.orderedIn', { number: props.quoteNumber })}</Text>
          )}
          {props.approvalId !== undefined && (
            <Link href={to('approval', { approvalId: props.approvalId })}>
              {t('approvals.orderedIn')}
            </Link>
          )}
          {itemsCount > 0 && <Text tone="soft">{t('cart.items', { count: itemsCount })}</Text>}
        </Cluster>
        {outcome !== undefined && outcome.kind !== 'added' && (
          <Refusal outcome={outcome} store={store} />
        )}
        {problem !== undefined && problem.kind !== 'silent' && (
          <Alert type="error" role="alert">
            {problemMessage(t, problem)}
          </Alert>
        )}
        {unpaid.length > 0 && <UnpaidPurchases purchases={unpaid} />}
        {couponOver !== undefined && (
          <Alert type="warning" role="status">
            {t('coupon.over', { code: couponOver })}
          </Alert>
        )}
        {mode === 'showcase' && (
          <Alert
            type="warning"
            title={t('cart.showcaseTitle')}
            actions={<ButtonLink href={to('stores')}>{t('cart.chooseStore')}</ButtonLink>}
          >
            {t('cart.showcaseText', { store: store.name })}
          </Alert>
        )}
        {showcase && <ShowcaseNotice showcase={showcase} />}
        <NoticeList
          notices={notices}
          closeOf={closeFormOf(closedNotices)}
          connect={<Link href={signInHref}>{t('cart.connectAction')}</Link>}
        />
        {groups.length > 0 && <FilledCart {...props} />}
        {groups.length === 0 && <UncountedLines {...props} />}
        {[groups, setAside, waiting].every(({ length }) => length === 0) &&
          problem === undefined && <EmptyCart {...props} />}
      </Stack>
    </Container>
  );
};

/** Nothing is collected at the chosen store. The purchase goes on without it, or with the nearest other one. */
const ShowcaseNotice = ({ showcase: { name, near } }: { readonly showcase: ShowcaseFacts }) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  return (
    <Alert
      type="information"
      title={t('place.showcaseTitle', { store: name })}
      actions={
        near && (
          <ButtonLink href={storeChangePath(to, near.id, to('cart'))} variant="secondary">
            {t('place.showcaseChoose', { store: near.name })}
          </ButtonLink>
        )
      }
    >
      {t('place.showcaseText')}{' '}
      {near &&
        t('place.showcaseNear', {
          store: near.name,
          kilometres: formats.number(near.kilometres, 1),
        })}
    </Alert>
  );
};

/** What stays in the cart without being part of the order. */
const UncountedLines = (props: CartViewProps) => (
  <>
    {props.setAside.length > 0 && <SetAsideLines {...props} />}
    {props.waiting.length > 0 && <WaitingLines {...props} lines={props.waiting} />}
  </>
);

const SetAsideLines = ({ setAside, ...shown }: CartViewProps) => {
  const t = useText();
  return (
    <Card as="section" padding="l" labelledBy="set-aside">
      <Stack gap={3}>
        <Heading level={2} size="h4" id="set-aside">
          {t('cart.setAsideTitle')}
        </Heading>
        <Text size="s">{t('cart.setAsideText')}</Text>
        {setAside.map((line) => (
          <LineOfCart
            key={line.id}
            line={line}
            {...shown}
            isLocked={shown.quoteNumber !== undefined || shown.approvalId !== undefined}
          />
        ))}
      </Stack>
    </Card>
  );
};

const FilledCart = (props: CartViewProps) => {
  const {
    groups,
    explanation,
    total,
    ecoIncluded,
    viewer,
    weightKilograms,
    mode,
    store,
    isSignedIn,
    guestsMayOrder = false,
    coupon,
    takesCoupons,
    clubCoupons = [],
    nextLevel,
    estimate,
    postcodeExample = '',
    paymentIcons,
    outcome,
    signInHref,
    quoteNumber,
    approvalId,
    goesWith,
  } = props;
  const isLocked = quoteNumber !== undefined || approvalId !== undefined;
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const refused =
    outcome?.kind === 'coupon-refused'
      ? { typed: outcome.typed, message: couponMessage(t, formats, outcome.problem) }
      : undefined;
  return (
    <Split narrow="end">
      <Stack gap={4}>
        {groups.map((group) => (
          <Group
            key={group.code}
            group={group}
            viewer={viewer}
            store={store}
            outcome={outcome}
            isLocked={isLocked}
          />
        ))}
        <UncountedLines {...props} />
        {!isLocked && (
          <Cluster gap={4}>
            <Link href={to('home')}>{t('cart.continueShopping')}</Link>
            <Link href={to('quickOrder')}>{t('quickOrder.title')}</Link>
            {isSignedIn && <Link href={to('myLists')}>{t('lists.title')}</Link>}
          </Cluster>
        )}
        {goesWith.length > 0 && (
          <GoesWith
            title={t('buying.cartGoesWith')}
            products={goesWith}
            viewer={viewer}
            returnTo={mode === 'selling' ? to('cart') : undefined}
          />
        )}
      </Stack>
      <Stack gap={4}>
        <Card as="section" padding="l" labelledBy="summary">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="summary">
              {t('cart.summary')}
            </Heading>
            <CartTotalsTable
              explanation={explanation}
              total={total}
              ecoIncluded={ecoIncluded}
              viewer={viewer}
            >
              <Text size="s" tone="soft">
                {t('cart.weight', { kilograms: formats.number(weightKilograms, 1) })}
              </Text>
              {nextLevel && <NextLevel {...nextLevel} />}
              {!isLocked &&
                (takesCoupons || coupon !== undefined || refused !== undefined ? (
                  <CouponForm coupon={coupon} refused={refused} />
                ) : (
                  clubCoupons.length === 0 && (
                    <Text size="s" tone="soft">
                      {t('coupon.notTaken')}
                    </Text>
                  )
                ))}
              {!isLocked && coupon === undefined && <ClubCoupons coupons={clubCoupons} />}
              {mode === 'selling' && (
                <Stack gap={2}>
                  <ButtonLink
                    href={to(isSignedIn || guestsMayOrder ? 'checkoutDelivery' : 'checkoutGuest')}
                    variant="accent"
                    size="l"
                    wide
                    iconAfter="chevron-right"
                  >
                    {t('cart.checkout')}
                  </ButtonLink>
                  {!isSignedIn && !guestsMayOrder && (
                    <Text size="s" tone="soft">
                      {t('cart.checkoutSignIn')}
                    </Text>
                  )}
                </Stack>
              )}
              {!isLocked && <SaveAsQuote isSignedIn={isSignedIn} signInHref={signInHref} />}
              {paymentIcons.length > 0 && <PaymentMethodIcons methods={paymentIcons} />}
            </CartTotalsTable>
          </Stack>
        </Card>
        {estimate !== undefined && mode === 'selling' && (
          <Card as="section" padding="l" labelledBy="estimate">
            <Stack gap={3}>
              <Heading level={2} size="h3" id="estimate">
                {t('estimate.title')}
              </Heading>
              <Estimate
                estimate={estimate}
                postcodeExample={postcodeExample}
                preparation={preparationOf(explanation)}
                termsOf={(lineIds) =>
                  termsOfLines({ groups, viewer }, (id) => lineIds.includes(id))
                }
              />
            </Stack>
          </Card>
        )}
      </Stack>
    </Split>
  );
};

/** A quote keeps the prices of the cart; guests are told that it needs an account. */
const SaveAsQuote = ({
  isSignedIn,
  signInHref,
}: Pick<CartViewProps, 'isSignedIn' | 'signInHref'>) => {
  const t = useText();
  const to = usePath();
  return isSignedIn ? (
    <ButtonLink href={to('createQuote')} variant="secondary" wide>
      {t('quotes.save')}
    </ButtonLink>
  ) : (
    <Text size="s">
      {t('quotes.saveSignIn')} <Link href={signInHref}>{t('cart.connectAction')}</Link>
    </Text>
  );
};

/** What delivery costs, before the checkout. */
const Estimate = ({
  estimate: { typed, isInvalid, shipments },
  postcodeExample,
  preparation,
  termsOf,
}: {
  readonly estimate: NonNullable<CartFacts['estimate']>;
  readonly postcodeExample: string;
  readonly preparation: TaxedAmount | undefined;
  readonly termsOf: (lineIds: readonly string[]) => CostTerms;
}) => {
  const to = usePath();
  return (
    <DeliveryEstimateForm
      action={to('cart')}
      typed={typed}
      example={isInvalid ? postcodeExample : undefined}
      shipments={
        shipments &&
        estimatedShipments(shipments, preparation?.included).map(({ lineIds, ...shipment }) => ({
          ...shipment,
          terms: { ...termsOf(lineIds), fee: preparation },
        }))
      }
    />
  );
};

/** The preparation fee of the cart. */
const preparationOf = ({ steps }: CartFacts['explanation']): TaxedAmount | undefined =>
  steps.find(({ kind }) => kind === 'preparation-fee')?.amount;

/** How the delivery of some lines is taxed, and who sees it. */
const termsOfLines = (
  { groups, viewer }: Pick<CartFacts, 'groups' | 'viewer'>,
  isMeant: (id: string) => boolean = () => true,
): CostTerms => ({
  viewer,
  products: groups
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => isMeant(id))
    .map(({ price, quantity }) => ({
      vatRate: price.vatRate,
      amount: multiplyMoney(price.unit.included, quantity),
    })),
});

type GroupProps = Pick<CartViewProps, 'viewer' | 'store' | 'outcome'> & {
  readonly isLocked: boolean;
  readonly group: GroupFacts;
};

const Group = ({ group, viewer, store, outcome, isLocked }: GroupProps) => {
  return (
    <VendorGroupCard
      id={group.code}
      seller={group.title}
      vendorId={group.vendorId}
      isThirdParty={group.isThirdParty}
      banner={
        group.hasStoreBanner ? (
          <StoreBanner store={store} use="pickup" isFixed={isLocked} />
        ) : (
          (group.jointDelivery ?? group.deliveryCost) && (
            <Stack gap={1}>
              {group.jointDelivery && <JointDelivery delivery={group.jointDelivery} />}
              {group.deliveryCost && (
                <DeliveryCost
                  {...group.deliveryCost}
                  terms={termsOfLines({ groups: [group], viewer })}
                />
              )}
            </Stack>
          )
        )
      }
      lines={group.lines.map((line) => ({
        key: line.id,
        line: <LineOfCart line={line} viewer={viewer} outcome={outcome} isLocked={isLocked} />,
      }))}
    />
  );
};

const LineOfCart = ({
  line,
  viewer,
  outcome,
  isLocked,
}: Pick<CartViewProps, 'viewer' | 'outcome'> & {
  readonly line: LineFacts;
  readonly isLocked: boolean;
}) => {
  const t = useText();
  if (isLocked) return <CartLineView line={line} viewer={viewer} quantity={undefined} />;
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const typedHere =
    refusal?.kind === 'quantity' && refusal.lineId === line.id ? refusal : undefined;
  const failed = outcome?.kind === 'failed' ? outcome.failed : undefined;
  return (
    <CartLineView
      line={line}
      viewer={viewer}
      quantity={
        line.isQuantityLocked ? undefined : (
          <LineForms
            line={line}
            failed={failed}
            typed={typedHere?.typed}
            error={typedHere && refusalMessage(t, typedHere)}
          />
        )
      }
      lower={
        line.deliverable !== undefined &&
        !line.isQuantityLocked && <LowerForm line={line} quantity={line.deliverable} />
      }
      remove={line.isQuantityLocked && <RemoveForm line={line} failed={failed} />}
    />
  );
};

/** The day by which all products of a vendor arrive, set by the slowest line. */
const JointDelivery = ({ delivery }: { readonly delivery: PromisedDelivery }) => (
  <Cluster gap={2}>
    <Text size="s">{useText()('cartLine.together')}</Text>
    <PromiseLine delivery={delivery} />
  </Cluster>
);

/** What a vendor takes for sending its lines, in their quantities. */
const DeliveryCost = ({
  price,
  isFrom,
  terms,
}: NonNullable<GroupFacts['deliveryCost']> & { readonly terms: CostTerms }) => {
  const t = useText();
  const formats = useFormats();
  return (
    <Text size="s">
      {t('common.labelled', {
        label: t('line.shipping'),
        value: deliveryCostText({ price, preparation: undefined, terms }, t, formats, isFrom),
      })}
    </Text>
  );
};

const EmptyCart = ({ isSignedIn, signInHref }: CartViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Card padding="l">
      <EmptyState drawing="cart">
        <Heading level={2} size="h3">
          {t('cart.emptyTitle')}
        </Heading>
        <Text>{t('cart.emptyText')}</Text>
        <Cluster gap={3}>
          <ButtonLink href={to('home')}>{t('cart.emptyAction')}</ButtonLink>
          <ButtonLink href={to('quickOrder')} variant="secondary">
            {t('quickOrder.title')}
          </ButtonLink>
        </Cluster>
        {!isSignedIn && (
          <Text size="s">
            {t('cart.emptySignIn')} <Link href={signInHref}>{t('cart.connectAction')}</Link>
          </Text>
        )}
      </EmptyState>
    </Card>
  );
};

type RefusalProps = {
  readonly outcome: Exclude<CartActionOutcome, { readonly kind: 'added' }>;
  readonly store: CartFacts['store'];
};

const Refusal = ({ outcome, store }: RefusalProps) => {
  const t = useText();
  const to = usePath();
  const formats = useFormats();
  const persists = outcome.kind === 'failed' && outcome.persists === true;
  const nextLink = persists ? (
    <Link href={store.chosen ? to('store', { storeName: store.urlKey }) : to('stores')}>
      {t('cartLine.contactOfStore')}
    </Link>
  ) : (
    outcome.returnTo !== undefined && <Link href={outcome.returnTo}>{t('cart.backToProduct')}</Link>
  );
  return (
    <Alert type="error" role="alert" actions={nextLink}>
      <p>
        {outcome.kind === 'coupon-refused'
          ? couponMessage(t, formats, outcome.problem)
          : outcome.kind === 'refused'
            ? refusalMessage(t, outcome.refusal)
            : problemMessage(t, outcome.problem)}
      </p>
      {persists && <p>{t('errors.contactStore')}</p>}
    </Alert>
  );
};

const closeFormOf = (closed: readonly string[]) => (notice: CartNotice) => (
  <CloseNotice notice={notice} closed={closed} />
);

/** Closing is a GET form, so it works before scripts run. */
const CloseNotice = ({
  notice,
  closed,
}: {
  readonly notice: CartNotice;
  readonly closed: readonly string[];
}) => {
  const t = useText();
  return (
    <form method="get" action={usePath()('cart')}>
      <HiddenFields form={closeNoticeForm} values={{ closed: [...closed, notice.code] }} />
      <IconButton type="submit" icon="close" label={t('cart.closeNotice')} />
    </form>
  );
};
