import { sumMoney, type Money } from '@materia/domain-money';
import type { KitLine } from '@materia/domain-project-planner';
import { Button, Card, Heading, Stack, Text } from '@materia/ui-design-system';
import { HiddenFields } from '@materia/ui-shop';
import { planQuery } from '../plan/plan-address.ts';
import { priceOf } from '../plan/price-of.ts';
import { usePlanner } from '../planner-context.tsx';
import type { PlannerFacts, PlannerProduct, ReadyDay } from '../planner-facts.ts';
import { KIT_FORMS } from '../planner-form.ts';
import styles from './KitSummary.module.css';
import type { PlannedKit } from './planned-kit.ts';

export type KitSummaryProps = PlannedKit &
  Pick<
    PlannerFacts,
    'plan' | 'path' | 'origin' | 'basis' | 'taxText' | 'storeName' | 'isStoreChosen'
  > & {
    /** The kit is being calculated again with products and prices of now. */
    readonly isBusy?: boolean;
  };

/** What the whole kit costs and weighs, how it can be had, and what to do with it. */
export const KitSummary = ({
  kit,
  surface,
  plan,
  path,
  origin,
  basis,
  taxText,
  storeName,
  isStoreChosen,
  isBusy = false,
}: KitSummaryProps) => {
  const { t, money, number } = usePlanner();
  const wanted = kit.lines.flatMap((line) =>
    line.product === undefined || line.isRemoved || line.quantity === 0
      ? []
      : [{ ...line, product: line.product }],
  );
  const address = `${path}?${planQuery(plan)}`;
  const [first] = wanted;
  return (
    <Card as="aside" labelledBy="kit-total" className={styles.summary}>
      <Stack gap={4}>
        <Heading level={2} size="h3" id="kit-total">
          {t('planner.total')}
        </Heading>
        <div className={styles.figures} aria-live="polite" aria-busy={isBusy || undefined}>
          {first !== undefined && (
            <p className={styles.price}>{money(totalOf(wanted, basis, first.product.unit))}</p>
          )}
          <Text size="s" tone="soft">
            {taxText}
          </Text>
          <Text size="s">
            {[
              t('planner.area', { area: number(surface.area) }),
              t('planner.weight', { kilograms: number(kit.weightGrams / 1000, 0) }),
            ].join(' · ')}
          </Text>
        </div>
        <ul className={styles.ways}>
          {isStoreChosen && <Way icon="collect" lines={wanted} dayOf={({ collect }) => collect} />}
          <Way icon="home" lines={wanted} dayOf={({ home }) => home} />
        </ul>
        <Text size="xs" tone="soft">
          {t('planner.collectAt', { store: storeName })}. {t('planner.withoutDelivery')}
        </Text>
        <form method="post" action={address} className={styles.action}>
          <HiddenFields form={KIT_FORMS.cart} values={{}} />
          <Button type="submit" variant="accent" size="l" wide icon="cart">
            {t('planner.addAll')}
          </Button>
        </form>
        <form method="post" action={address} className={styles.action}>
          <HiddenFields form={KIT_FORMS.list} values={{}} />
          <Button type="submit" variant="secondary" wide icon="list">
            {t('planner.saveList')}
          </Button>
        </form>
        <form method="post" action={address} className={styles.action}>
          <HiddenFields form={KIT_FORMS.quote} values={{}} />
          <Button type="submit" variant="secondary" wide icon="document">
            {t('planner.askQuote')}
          </Button>
          <Text size="xs" tone="soft">
            {t('planner.quoteNote')}
          </Text>
        </form>
        <div className={styles.share}>
          <label htmlFor="share-link" className={styles.shareLabel}>
            {t('planner.share')}
          </label>
          <input
            id="share-link"
            readOnly
            value={origin + address}
            className={styles.link}
            aria-describedby="share-hint"
          />
          <span id="share-hint" className={styles.hint}>
            {t('planner.shareText')}
          </span>
        </div>
      </Stack>
    </Card>
  );
};

type Wanted = KitLine<PlannerProduct> & { readonly product: PlannerProduct };

const totalOf = (
  lines: readonly Wanted[],
  basis: PlannerFacts['basis'],
  { currency }: Money,
): Money =>
  sumMoney(
    lines.map(({ product, quantity }) => priceOf(product, quantity, basis)),
    currency,
  );

/** A way to get the kit: the day on which the last product is there, or how many products come that way. */
const Way = ({
  icon,
  lines,
  dayOf,
}: {
  readonly icon: 'collect' | 'home';
  readonly lines: readonly Wanted[];
  readonly dayOf: (product: PlannerProduct) => ReadyDay | undefined;
}) => {
  const { t } = usePlanner();
  const days = lines.flatMap(({ product, isShort }) => (isShort ? [] : (dayOf(product) ?? [])));
  const last = days.toSorted((one, other) => other.day.localeCompare(one.day))[0];
  if (last === undefined) return null;
  const some = { some: days.length, total: lines.length };
  if (icon === 'collect')
    return (
      <li data-way="collect">
        {days.length === lines.length
          ? t('planner.collectAll', { day: last.text })
          : t('planner.collectSome', some)}
      </li>
    );
  return (
    <li data-way="home">
      {days.length === lines.length
        ? t('planner.homeAll', { day: last.text })
        : t('planner.homeSome', some)}
    </li>
  );
};
