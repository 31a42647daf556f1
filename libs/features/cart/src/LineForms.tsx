import { Button, IconButton, QuantityStepper } from '@materia/ui-design-system';
import { isAtMaximum, boundsOfMaximum } from '@materia/domain-stock-status';
import { HiddenFields, usePath, useText } from '@materia/ui-shop';
import { CART_FORMS, formKey } from './cart-form.ts';
import type { LineFacts } from './cart.loader.ts';
import styles from './LineForms.module.css';

export type LineFormsProps = {
  readonly line: Pick<LineFacts, 'id' | 'quantity' | 'maximum' | 'product'>;
  readonly error: string | undefined;
  /** The text that was typed in place of a quantity. */
  readonly typed?: string | undefined;
  /** The key of the form that failed on the previous page. */ readonly failed?: string | undefined;
};

/** The controls that change the quantity of a line and remove it from the cart. */
export const LineForms = ({ line, error, typed, failed }: LineFormsProps) => (
  <div className={styles.forms}>
    <QuantityForm line={line} error={error} typed={typed} failed={failed} />
    <RemoveForm line={line} failed={failed} />
  </div>
);

/** Changes the quantity of a line: with its button, or automatically after a pause when scripts run (`send-quantities.ts`). */
const QuantityForm = ({ line, error, typed, failed }: LineFormsProps) => {
  const t = useText();
  const to = usePath();
  const bounds = boundsOfMaximum(line.maximum);
  return (
    <form
      method="post"
      action={to('cart')}
      data-stays=""
      data-quantity=""
      noValidate
      className={styles.update}
    >
      <HiddenFields
        form={CART_FORMS.update}
        values={{
          line: line.id,
          again: failedBefore(formKey({ kind: 'update', lineId: line.id }), failed),
        }}
      />
      <div className={styles.stepper}>
        <QuantityStepper
          id={`quantity-${line.id}`}
          name={CART_FORMS.update.names.quantity}
          label={t('cart.quantityOf', { product: line.product.name })}
          lessLabel={t('cart.less', { product: line.product.name })}
          moreLabel={t('cart.more', { product: line.product.name })}
          defaultValue={typed ?? line.quantity}
          min={bounds.min}
          max={bounds.max}
          size="s"
          stepName={CART_FORMS.update.names.step}
          error={error}
          message={isAtMaximum(line.quantity, bounds) ? t('cart.maximumReached') : undefined}
        />
      </div>
      <Button
        type="submit"
        variant="quiet"
        size="s"
        aria-label={t('cart.updateNamed', { product: line.product.name })}
      >
        {t('cart.update')}
      </Button>
    </form>
  );
};

/** Lowers a line to the quantity that can be delivered. */
export const LowerForm = ({
  line,
  quantity,
}: {
  readonly line: Pick<LineFacts, 'id' | 'product'>;
  readonly quantity: number;
}) => {
  const t = useText();
  return (
    <form method="post" action={usePath()('cart')} data-stays="">
      <HiddenFields form={CART_FORMS.update} values={{ line: line.id, quantity }} />
      <Button
        type="submit"
        variant="secondary"
        size="s"
        aria-label={t('cart.lowerToNamed', { quantity, product: line.product.name })}
      >
        {t('cart.lowerTo', { quantity })}
      </Button>
    </form>
  );
};

/** Removes a line from the cart. */
export const RemoveForm = ({
  line,
  failed,
}: { readonly line: Pick<LineFacts, 'id' | 'product'> } & Pick<LineFormsProps, 'failed'>) => {
  const t = useText();
  const label = t('cart.removeNamed', { product: line.product.name });
  return (
    <form method="post" action={usePath()('cart')} data-stays="">
      <HiddenFields
        form={CART_FORMS.remove}
        values={{
          line: line.id,
          again: failedBefore(formKey({ kind: 'remove', lineId: line.id }), failed),
        }}
      />
      <IconButton type="submit" icon="trash" label={label} />
    </form>
  );
};

/** The key of a form that failed, so that a second failure can be recognised. */
const failedBefore = (key: string, failed: string | undefined): string | undefined =>
  key === failed ? key : undefined;
