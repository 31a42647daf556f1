import { Button, Text } from '@materia/ui-design-system';
import { priceDisplay } from '@materia/domain-pricing';
import { Amount, taxTextKey, useFormats, useText } from '@materia/ui-shop';
import { ADD_FORM_ID } from './AddToCart.tsx';
import type { ProductPageFacts } from './product.loader.ts';
import styles from './BuyBar.module.css';

/**
 * The price and the button of a product at the foot of a phone's window, until the button itself is
 * in view. It sends the same form.
 */
export const BuyBar = ({
  shown,
  mode,
  viewer,
}: Pick<ProductPageFacts, 'shown' | 'mode' | 'viewer'>) => {
  const t = useText();
  const formats = useFormats();
  if (shown === null || mode === 'showcase' || !shown.isSellable) return null;
  const { saleUnit } = shown.conditioning;
  const { amount, tax } = priceDisplay(shown.price, viewer).first;
  return (
    <div className={styles.bar}>
      <p>
        <Amount amount={amount} />{' '}
        <Text as="span" size="xs" tone="soft">
          {saleUnit !== undefined && saleUnit !== 'piece' && `/ ${formats.unit(saleUnit)} `}
          {t(taxTextKey(viewer, tax))}
        </Text>
      </p>
      <Button type="submit" form={ADD_FORM_ID} variant="accent" icon="cart" data-held="">
        {t('product.add')}
      </Button>
    </div>
  );
};
