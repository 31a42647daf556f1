import { money } from '@materia/domain-money';
import { rowsOfExplanation } from '@materia/domain-pricing';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { aCartLine, aCartWithTotals } from '../samples/carts.ts';
import { htmlInMarket, wordsOf } from '../samples/html-in-market.tsx';
import { privateViewer } from '../samples/offers.ts';
import { formatsOf } from '../provider/formats.ts';
import { CartPreview } from './CartPreview.tsx';

describe.each(markets)('the cart preview in $id', (market) => {
  const { currency, language, texts } = market;
  const { product, quantity, conditioning, total } = aCartLine(language, currency);
  const { explanation, total: sum } = aCartWithTotals(currency);
  const line = { id: '1', product, quantity, saleUnit: conditioning.saleUnit, total };
  const previewOf = ({
    weight,
    isSignedIn = false,
    isEmpty = false,
    saleUnit = line.saleUnit,
  }: {
    weight?: number;
    isSignedIn?: boolean;
    isEmpty?: boolean;
    saleUnit?: string;
  } = {}): string =>
    htmlInMarket(
      market,
      <CartPreview
        id="preview"
        lines={isEmpty ? [] : [{ ...line, saleUnit }]}
        itemsCount={12}
        prices={{
          rows: rowsOfExplanation(explanation),
          total: sum,
          ecoIncluded: money(0, currency),
        }}
        viewer={privateViewer}
        weightKilograms={weight}
        isSignedIn={isSignedIn}
      />,
    );

  it('lists the lines with their quantities and links to cart and checkout', () => {
    const html = previewOf();
    expect(wordsOf(html)).toContain(product.name);
    expect(html).toContain(`href="${market.routes.cart.canonical}"`);
    expect(html).toContain(`href="${market.routes.checkoutDelivery.canonical}"`);
  });

  it('counts in the plural form of the unit of sale', () => {
    const sacks: Readonly<Record<string, string>> = texts.saleUnits.bag;
    const form = sacks[new Intl.PluralRules(market.locale).select(quantity)] ?? '';
    expect(wordsOf(previewOf())).toContain(form.replace('{count}', String(quantity)));
  });

  it('writes a unit without plural forms beside the number', () => {
    expect(wordsOf(previewOf({ saleUnit: 'm' }))).toContain(
      `${quantity} × ${formatsOf(market).unit('m')}`,
    );
  });

  it('shows the total weight (CART-36)', () => {
    expect(wordsOf(previewOf({ weight: 301.4 }))).toContain(
      texts.cart.weight.replace('{kilograms}', formatsOf(market).number(301.4)),
    );
    expect(wordsOf(previewOf())).not.toContain(texts.cart.weight.slice(0, 8));
  });

  it('tells only guests that signing in saves the cart (CART-38)', () => {
    expect(wordsOf(previewOf())).toContain(texts.cart.connect);
    expect(wordsOf(previewOf({ isSignedIn: true }))).not.toContain(texts.cart.connect);
  });

  it('says that the cart is empty and offers no checkout', () => {
    const html = previewOf({ isEmpty: true });
    expect(wordsOf(html)).toContain(texts.cart.emptyTitle);
    expect(html).not.toContain(market.routes.checkoutDelivery.canonical);
  });
});
