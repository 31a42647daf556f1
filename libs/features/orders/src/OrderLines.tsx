import { Card, Heading, Stack } from '@materia/ui-design-system';
import { OrderedProducts, type OrderedProductsProps } from '@materia/ui-shop';

export type OrderLinesProps = Pick<OrderedProductsProps, 'lines' | 'priceBasis' | 'action'> & {
  readonly title: string;
};

/** The ordered or bought products, at the prices of that time. */
export const OrderLines = ({ lines, title, priceBasis, ...rest }: OrderLinesProps) => (
  <Card as="section" labelledBy="lines">
    <Stack gap={3}>
      <Heading level={2} id="lines">
        {title}
      </Heading>
      <OrderedProducts lines={lines} caption={title} priceBasis={priceBasis} {...rest} />
    </Stack>
  </Card>
);
