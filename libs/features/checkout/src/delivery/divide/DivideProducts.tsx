import {
  Button,
  Card,
  Cluster,
  Disclosure,
  RadioGroup,
  Stack,
  Text,
} from '@materia/ui-design-system';
import { useText } from '@materia/ui-shop';
import { type DivideAction, divideForm, type DivisibleLine } from './divide-form.ts';

const { names } = divideForm;

type DivideProductsProps = {
  readonly lines: readonly DivisibleLine[];
  /** Own products are in two shipments now. */
  readonly isDivided: boolean;
};

/**
 * Lets the shopper collect some own products and have others brought. Its buttons send the form of the
 * deliveries, so it works without scripts.
 */
export const DivideProducts = ({ lines, isDivided }: DivideProductsProps) => {
  const t = useText();
  const button = (action: DivideAction) => ({
    name: names.action,
    value: action,
    formNoValidate: true,
  });
  return (
    <Card>
      <Disclosure summary={t('checkout.divideTitle')} open={isDivided}>
        <Stack gap={4}>
          <Text size="s" tone="soft">
            {t('checkout.divideText')}
          </Text>
          {lines.map(({ lineId, name, quantity, part }) => (
            <RadioGroup
              key={lineId}
              name={names.parts(lineId)}
              legend={t('checkout.shippedLine', { quantity, name })}
              layout="tiles"
              defaultValue={part}
              options={[
                { value: 'collected', label: t('checkout.dividePickup') },
                { value: 'brought', label: t('checkout.divideDelivery') },
              ]}
            />
          ))}
          <Cluster>
            <Button type="submit" variant="secondary" {...button('divide')}>
              {t('checkout.divide')}
            </Button>
            {isDivided && (
              <Button type="submit" variant="quiet" {...button('join')}>
                {t('checkout.undivide')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Disclosure>
    </Card>
  );
};
