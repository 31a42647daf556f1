import { priceDisplay } from '@materia/domain-pricing';
import { Button, Card, Heading, Link, Stack, Text } from '@materia/ui-design-system';
import { AddToCartForm, ProductPicture, useFormats, usePath, useText } from '@materia/ui-shop';
import type { CartFacts, WaitingFacts } from './cart.loader.ts';
import { RemoveForm } from './LineForms.tsx';
import styles from './WaitingLines.module.css';

export type WaitingLinesProps = { readonly lines: readonly WaitingFacts[] } & Pick<
  CartFacts,
  'store' | 'viewer' | 'priceContextCode'
>;

/** Lines that the chosen store does not have: they stay in the cart, with links to every way of getting them. */
export const WaitingLines = ({ lines, store, viewer, priceContextCode }: WaitingLinesProps) => {
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
              {line.replacements.length > 0 && (
                <Replacements line={line} viewer={viewer} priceContextCode={priceContextCode} />
              )}
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

const WaitingLine = ({
  line: { id, product, quantity, price, replacedBy },
}: {
  readonly line: WaitingFacts;
}) => {
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
          {t('line.reference', { reference: product.sku })} ·{' '}
          {t('common.labelled', { label: t('line.quantity'), value: String(quantity) })} ·{' '}
          {t('cart.waitingPrice', { price: money(price) })}
        </Text>
        {replacedBy !== undefined && (
          <Text size="s" weight="medium">
            {t('cartLine.replacedBy', { product: replacedBy })}
          </Text>
        )}
      </div>
      <RemoveForm line={{ id, product }} />
    </>
  );
};

/** The store's replacements; one form adds each, and the waiting line stays. */
const Replacements = ({
  line,
  viewer,
  priceContextCode,
}: { readonly line: WaitingFacts } & Pick<CartFacts, 'viewer' | 'priceContextCode'>) => {
  const t = useText();
  const to = usePath();
  const { money } = useFormats();
  return (
    <div className={styles.inPlace}>
      <Text size="s" tone="soft">
        {t('cartLine.inPlace')}
      </Text>
      <ul className={styles.choices}>
        {line.replacements.map(({ sku, name, urlKey, offer }) => (
          <li key={sku} className={styles.choice}>
            <Text size="s">
              <Link href={to('product', { urlKey })}>{name}</Link> ·{' '}
              {money(priceDisplay(offer.price, viewer).first.amount)}
            </Text>
            <AddToCartForm
              offer={{ sku, code: offer.code, priceContextCode }}
              quantity={line.quantity}
              replaces={line.id}
              aria-label={name}
              data-stays=""
            >
              <Button
                type="submit"
                variant="secondary"
                size="s"
                aria-label={t('cartLine.takeNamed', { product: name })}
              >
                {t('cartLine.take')}
              </Button>
            </AddToCartForm>
          </li>
        ))}
      </ul>
    </div>
  );
};
