import { estimatedMethods } from '@materia/api-checkout';
import type { CartNotice } from '@materia/domain-cart';
import type { PromisedDelivery } from '@materia/domain-promise';
import { storeChangePath } from '@materia/page-request';
import {
  Alert,
  ButtonLink,
  Card,
  Cluster,
  Container,
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
  DeliveryEstimateForm,
  HiddenFields,
  NoticeList,
  PaymentMethodIcons,
  PromiseLine,
  VendorGroupCard,
  StoreBanner,
  useFormats,
  usePath,
  useText,
} from '@materia/ui-shop';
import type { CartActionOutcome } from './cart.action.ts';
import type { CartFacts, GroupFacts, ShowcaseFacts } from './cart.loader.ts';
import styles from './CartView.module.css';
import { CouponForm } from './CouponForm.tsx';
import { couponMessage } from './coupon-messages.ts';
import { closeNoticeForm } from './closed-notices.ts';
import { LineForms, RemoveForm } from './LineForms.tsx';
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
  } = props;
  const t = useText();
  const to = usePath();
  return (
    <Container className={styles.page}>
      <Stack gap={5}>
        <Cluster gap={3} align="baseline">
          <Heading level={1}>{t('cart.title')}</Heading>
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
        {waiting.length > 0 && groups.length === 0 && <WaitingLines {...props} lines={waiting} />}
        {groups.length === 0 && waiting.length === 0 && problem === undefined && (
          <EmptyCart {...props} />
        )}
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

const FilledCart = ({
  groups,
  waiting,
  priceContextCode,
  explanation,
  total,
  viewer,
  weightKilograms,
  mode,
  store,
  isSignedIn,
  guestsMayOrder = false,
  coupon,
  takesCoupons,
  estimate,
  isEstimatePartial = false,
  postcodeExample = '',
  paymentIcons,
  outcome,
}: CartViewProps) => {
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
          <Group key={group.code} group={group} viewer={viewer} store={store} outcome={outcome} />
        ))}
        {waiting.length > 0 && (
          <WaitingLines
            lines={waiting}
            store={store}
            viewer={viewer}
            priceContextCode={priceContextCode}
          />
        )}
        <Cluster gap={4}>
          <Link href={to('home')}>{t('cart.continueShopping')}</Link>
          <Link href={to('quickOrder')}>{t('quickOrder.title')}</Link>
          {isSignedIn && <Link href={to('myLists')}>{t('lists.title')}</Link>}
        </Cluster>
      </Stack>
      <Stack gap={4}>
        <Card as="section" padding="l" labelledBy="summary">
          <Stack gap={4}>
            <Heading level={2} size="h3" id="summary">
              {t('cart.summary')}
            </Heading>
            <CartTotalsTable explanation={explanation} total={total} viewer={viewer}>
              <Text size="s" tone="soft">
                {t('cart.weight', { kilograms: formats.number(weightKilograms, 1) })}
              </Text>
              {takesCoupons || coupon !== undefined || refused !== undefined ? (
                <CouponForm coupon={coupon} refused={refused} />
              ) : (
                <Text size="s" tone="soft">
                  {t('coupon.notTaken')}
                </Text>
              )}
              {mode === 'selling' && (
                <Stack gap={2}>
                  <ButtonLink
                    href={to('checkoutDelivery')}
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
              {estimate === 'third-party-line' ? (
                <Text>{t('estimate.ofVendors')}</Text>
              ) : (
                <>
                  <Estimate estimate={estimate} postcodeExample={postcodeExample} />
                  {isEstimatePartial && (
                    <Text size="s" tone="soft">
                      {t('estimate.ofVendors')}
                    </Text>
                  )}
                </>
              )}
            </Stack>
          </Card>
        )}
      </Stack>
    </Split>
  );
};

/** What delivery costs, before the checkout. */
const Estimate = ({
  estimate: { typed, isInvalid, shipments },
  postcodeExample,
}: {
  readonly estimate: Exclude<NonNullable<CartFacts['estimate']>, string>;
  readonly postcodeExample: string;
}) => {
  const to = usePath();
  return (
    <DeliveryEstimateForm
      action={to('cart')}
      typed={typed}
      example={isInvalid ? postcodeExample : undefined}
      shipments={shipments?.map((shipment) => ({
        seller: shipment.seller.name,
        methods: estimatedMethods(shipment),
      }))}
    />
  );
};

type GroupProps = Pick<CartViewProps, 'viewer' | 'store' | 'outcome'> & {
  readonly group: GroupFacts;
};

const Group = ({ group, viewer, store, outcome }: GroupProps) => {
  const t = useText();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  return (
    <VendorGroupCard
      id={group.code}
      seller={group.title}
      vendorId={group.vendorId}
      isThirdParty={group.isThirdParty}
      banner={
        group.hasStoreBanner ? (
          <StoreBanner store={store} use="pickup" />
        ) : (
          group.jointDelivery && <JointDelivery delivery={group.jointDelivery} />
        )
      }
      lines={group.lines.map((line) => ({
        key: line.id,
        line: (
          <CartLineView
            line={line}
            viewer={viewer}
            quantity={
              line.isQuantityLocked ? undefined : (
                <LineForms
                  line={line}
                  failed={outcome?.kind === 'failed' ? outcome.failed : undefined}
                  error={
                    refusal?.kind === 'quantity' && refusal.lineId === line.id
                      ? refusalMessage(t, refusal)
                      : undefined
                  }
                />
              )
            }
            remove={
              line.isQuantityLocked && (
                <RemoveForm
                  line={line}
                  failed={outcome?.kind === 'failed' ? outcome.failed : undefined}
                />
              )
            }
          />
        ),
      }))}
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

const EmptyCart = ({ isSignedIn, signInHref }: CartViewProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Card padding="l">
      <Stack gap={3} align="start">
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
      </Stack>
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
