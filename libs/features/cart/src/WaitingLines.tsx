import { Card, Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { ProductPicture, useFormats, usePath, useText } from '@materia/ui-shop';
import type { CartFacts, WaitingFacts } from './cart.loader.ts';
import { RemoveForm } from './LineForms.tsx';
import styles from './WaitingLines.module.css';

export type WaitingLinesProps = { readonly lines: readonly WaitingFacts[]; readonly store: CartFacts['store'] };

/** Lines of which the chosen store has nothing: they wait in the cart, and every way to get them is one link away (BEY-07). */
export const WaitingLines = ({ lines, store }: WaitingLinesProps) => {
  const t = useText();
  const to = usePath();
  return (
    <Card as="section" padding="l" labelledBy="waiting">
      <Stack gap={3}>
        <Heading level={2} size="h4" id="waiting">
          {t('cart.waitingTitle')}
        </Heading>
        <Text size="s">{t('cart.waitingText', { store: store.name })}</Text>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <WaitingLine line={line} />
            </li>
          ))}
        </ul>
        <Text size="s">
          <Link href={to('stores')}>{t('cart.chooseStore')}</Link>
        </Text>
      </Stack>
    </Card>
  );
};

const WaitingLine = ({ line: { id, product, quantity, price } }: { readonly line: WaitingFacts }) => {
  const t = useText();
  const { money } = useFormats();
  return (
    <>
      <div className={styles.picture}>
        <ProductPicture picture={product.picture} alt="" use="line" />
      </div>
      <div className={styles.words}>
        <Heading level={3} size="h4">
          <Link href={usePath()('product', { urlKey: product.urlKey })} variant="quiet">
            {product.name}
          </Link>
        </Heading>
        <Text size="xs" tone="soft">
          {t('line.reference', { reference: product.sku })} · {t('line.quantity')}: {quantity} · {t('cart.waitingPrice', { price: money(price) })}
        </Text>
      </div>
      <RemoveForm line={{ id, product }} />
    </>
  );
};
