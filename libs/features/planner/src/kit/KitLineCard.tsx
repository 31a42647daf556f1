import { type KitLine, MOST_OF_A_LINE, ruleOf } from '@materia/domain-project-planner';
import type { PriceBasis } from '@materia/domain-pricing';
import {
  Badge,
  Checkbox,
  classNames,
  Heading,
  Link,
  SelectField,
  Text,
  TextField,
} from '@materia/ui-design-system';
import { ProductPicture } from '@materia/ui-shop';
import type { PlanChange } from '../plan/change-plan.ts';
import { lineField } from '../plan/plan-fields.ts';
import { priceOf } from '../plan/price-of.ts';
import { usePlanner } from '../planner-context.tsx';
import type { PlannerProduct } from '../planner-facts.ts';
import { roleText } from '../planner-texts.ts';
import styles from './KitList.module.css';

export type KitLineCardProps = {
  readonly line: KitLine<PlannerProduct>;
  readonly chosenSku: string | undefined;
  readonly basis: PriceBasis;
  readonly onChange?: ((change: PlanChange) => void) | undefined;
};

/** A line of the kit: the product, why and how much of it, what it costs, and what can be changed. */
export const KitLineCard = (props: KitLineCardProps) => {
  const { line, basis } = props;
  const { t, money, quantity } = usePlanner();
  const { product } = line;
  const role = t(roleText(line.role));
  if (product === undefined)
    return (
      <li className={styles.line}>
        <div className={styles.words}>
          <Heading level={4} size="h4">
            {role}
          </Heading>
          <Text size="s" tone="soft">
            {t('planner.none')}
          </Text>
        </div>
      </li>
    );
  return (
    <li className={classNames(styles.line, line.isRemoved && styles.removed)} data-role={line.role}>
      <span className={styles.picture}>
        <ProductPicture picture={product.picture} alt="" use="line" />
      </span>
      <div className={styles.words}>
        <Text size="xs" tone="soft" weight="strong">
          {role}
        </Text>
        <Heading level={4} size="h4">
          <Link href={product.href}>{product.name}</Link>
        </Heading>
        {line.kind !== 'tool' && <Need line={line} product={product} />}
        <span className={styles.stock} data-tone={product.availability.tone}>
          {product.availability.text}
        </span>
        {line.isReplaced && (
          <Text size="xs">
            <Badge tone="warning">{t('planner.replaced')}</Badge>
          </Text>
        )}
        {line.isShort && !line.isRemoved && (
          <Text size="xs" tone="danger">
            {t('planner.short', { quantity: quantity(product.orderable, product.saleUnit) })}
          </Text>
        )}
      </div>
      <div className={styles.amounts}>
        <span className={styles.price} data-price="">
          {money(priceOf(product, line.quantity, basis))}
        </span>
        <Text size="xs" tone="soft">
          {quantity(line.quantity, product.saleUnit)}
        </Text>
      </div>
      <LineControls {...props} product={product} role={role} />
    </li>
  );
};

type WithProduct = { readonly product: PlannerProduct };

/** The amount with its waste and its source, and what the whole packs cover. */
const Need = ({ line, product }: Pick<KitLineCardProps, 'line'> & WithProduct) => {
  const { t, number, unit, quantity } = usePlanner();
  const needed = { amount: number(line.needed), unit: unit(line.unit) };
  const { source } = ruleOf(line.rule);
  return (
    <Text size="xs" tone="soft">
      {[
        line.wastePercent > 0
          ? t('planner.neededWithWaste', { ...needed, waste: line.wastePercent })
          : t('planner.needed', needed),
        t('planner.covers', {
          quantity: quantity(line.quantity, product.saleUnit),
          amount: number(line.covered),
          unit: unit(line.unit),
        }),
        ...(source === '' ? [] : [t('planner.source', { source })]),
      ].join(' · ')}
    </Text>
  );
};

const LineControls = ({
  line,
  chosenSku,
  product,
  role,
  onChange,
}: KitLineCardProps & WithProduct & { readonly role: string }) => {
  const { t } = usePlanner();
  const id = (kind: 'sku' | 'qty' | 'calc' | 'off') => lineField(kind, line.role);
  return (
    <div className={styles.controls}>
      <input type="hidden" name={id('calc')} value={line.calculated} />
      <SelectField
        name={id('sku')}
        label={t('planner.swap', { role })}
        hideLabel
        defaultValue={chosenSku ?? ''}
        key={chosenSku ?? ''}
        options={[
          { value: '', label: t('planner.recommended', { name: (line.proposed ?? product).name }) },
          ...line.options.map(({ sku, name }) => ({ value: sku, label: name })),
        ]}
        onChange={
          onChange &&
          (({ currentTarget }) =>
            onChange({ kind: 'sku', role: line.role, sku: currentTarget.value }))
        }
      />
      <TextField
        key={line.calculated}
        name={id('qty')}
        label={t('planner.quantity', { role })}
        hideLabel
        type="number"
        min={0}
        max={MOST_OF_A_LINE}
        inputMode="numeric"

        defaultValue={line.quantity}
        onChange={
          onChange &&
          (({ currentTarget: { value } }) => {
            if (!/^\d{1,3}$/.test(value)) return;
            const typed = Number(value);
            onChange({
              kind: 'quantity',
              role: line.role,
              quantity: typed === line.calculated || typed === 0 ? undefined : typed,
            });
          })
        }
      />
      <Checkbox
        name={id('off')}
        value="1"
        label={t('planner.have')}
        aria-label={t('planner.haveLabel', { role })}
        defaultChecked={line.isRemoved}
        onChange={
          onChange &&
          (({ currentTarget }) =>
            onChange({ kind: 'removed', role: line.role, isRemoved: currentTarget.checked }))
        }
      />
    </div>
  );
};
