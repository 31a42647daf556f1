import { markets } from '@materia/testing/markets';
import {
  cartNotice,
  CART_NOTICE_CODES,
  findingsOf,
  type Unavailability,
} from '@materia/domain-cart';
import { type Currency, money } from '@materia/domain-money';
import { taxedAmount } from '@materia/domain-pricing';
import { describe, expect, it } from 'vitest';
import { aCartLine, aCartWithTotals } from '../samples/carts.ts';
import { privateViewer, proViewer } from '../samples/offers.ts';
import { htmlInMarket, wordsInMarket } from '../samples/html-in-market.tsx';
import { CartLineView } from './CartLineView.tsx';
import { CartTotalsTable } from './CartTotalsTable.tsx';
import { NoticeList } from './NoticeList.tsx';
import { VendorGroupCard } from './VendorGroupCard.tsx';

const [pl] = markets;

const cement = { lineId: '7', sku: '100200', name: 'Cement', isDeleted: false };
const outOfStock = { ...cement, code: 'NO_STOCK_AVAILABLE' } as const;
const repriced = (lastMinor: number, newMinor: number, currency: Currency = 'PLN') =>
  ({
    ...cement,
    code: 'OFFER_PRICE_CHANGE',
    lastPrice: money(lastMinor, currency),
    newPrice: money(newMinor, currency),
  }) as const;
const noticeWords = (line: Unavailability): string =>
  wordsInMarket(pl, <NoticeList notices={findingsOf([line]).notices} />);

describe('NoticeList', () => {
  it.each<[string, Unavailability, string]>([
    [
      'NTF-06: a line without stock, which waits in the cart',
      { ...outOfStock, isDeleted: true },
      'Cement: brak w tym sklepie. Produkt czeka w koszyku i nie jest liczony.',
    ],
    [
      'NTF-07: a line that was adjusted to the stock',
      { ...outOfStock, quantity: 3 },
      'Cement: dostępnych sztuk jest 3, więc zmieniliśmy ilość.',
    ],
    [
      'NTF-08: a price that rose',
      repriced(1_000, 1_200),
      'Cement: cena wzrosła z 10,00 zł do 12,00 zł.',
    ],
    [
      'NTF-09: a price that fell',
      repriced(1_000, 900),
      'Cement: cena spadła z 10,00 zł do 9,00 zł.',
    ],
    [
      'NTF-10: a technical error',
      { ...cement, code: 'TECHNICAL_ERROR', isDeleted: true },
      'Cement: z przyczyn technicznych usunęliśmy produkt z koszyka.',
    ],
    [
      'NTF-11: a discount that ended',
      { ...cement, code: 'PRODUCT_DISCOUNT_REMOVED' },
      'Cement: promocja się skończyła.',
    ],
  ])('%s', (_, line, words) => expect(noticeWords(line)).toBe(words));

  it('has a text for every notice in every market (NTF-02, NTF-04, NTF-05)', () => {
    for (const market of markets) {
      const notices = [
        cartNotice('CONNECT'),
        cartNotice('MERGED_CART'),
        ...findingsOf([
          { ...outOfStock, quantity: 0 },
          { ...outOfStock, quantity: 2 },
          repriced(1_000, 900, market.currency),
          repriced(1_000, 1_200, market.currency),
          { ...cement, code: 'PRODUCT_DISCOUNT_REMOVED' },
          { ...cement, code: 'TECHNICAL_ERROR' },
        ]).notices,
      ];
      expect(notices.map(({ code }) => code)).toEqual(CART_NOTICE_CODES);
      const words = notices.map((notice) =>
        wordsInMarket(market, <NoticeList notices={[notice]} />),
      );
      expect(new Set(words).size).toBe(CART_NOTICE_CODES.length);
      expect(words).toContain(market.texts.cart.connect);
      expect(words).toContain(market.texts.cart.merged);
    }
  });

  it('renders nothing without notices', () => {
    expect(htmlInMarket(pl, <NoticeList notices={[]} />)).toBe('');
  });
});

describe('CartLine', () => {
  it('shows the reduction percentage, the original price and what a discount takes off (CART-30)', () => {
    const words = wordsInMarket(
      pl,
      <CartLineView
        line={aCartLine('pl', 'PLN', 0, {
          discount: taxedAmount(money(-1500, 'PLN'), 2300),
        })}
        viewer={privateViewer}
      />,
    );
    expect(words).toContain('−12%');
    expect(words).toContain('149,00 zł');
    expect(words).not.toContain('159,00 zł');
    expect(words).toContain('Rabat: -15,00 zł');
  });

  it('shows the quantity as text where it cannot be changed', () => {
    const html = htmlInMarket(
      pl,
      <CartLineView line={aCartLine('pl', 'PLN')} viewer={privateViewer} />,
    );
    expect(html).not.toContain('<input');
    expect(html).toContain('12 worków');
  });

  it('marks an unavailable line instead of showing its stock (NTF-06)', () => {
    const words = wordsInMarket(
      pl,
      <CartLineView
        line={aCartLine('pl', 'PLN', 0, { error: 'no-stock' })}
        viewer={privateViewer}
      />,
    );
    expect(words).toContain('Brak towaru');
    expect(words).not.toContain('42 sztuki');
  });
});

describe('VendorGroup', () => {
  it('names who sells and ships, unless the title is hidden (CART-28)', () => {
    const lines = [{ key: '1', line: 'line' }];
    expect(
      wordsInMarket(pl, <VendorGroupCard id="a" seller="Tegola" isThirdParty lines={lines} />),
    ).toContain('Sprzedaje i wysyła: Tegola');
    expect(
      wordsInMarket(
        pl,
        <VendorGroupCard id="a" seller={null} isThirdParty={false} lines={lines} />,
      ),
    ).toBe('line');
  });
});

describe('CartTotals', () => {
  const { explanation, total } = aCartWithTotals('PLN');

  it('shows every step to the total and the tax of each rate, with the rules (BEY-12)', () => {
    const words = wordsInMarket(
      pl,
      <CartTotalsTable
        explanation={explanation}
        total={total}
        ecoIncluded={money(0, 'PLN')}
        viewer={privateViewer}
      />,
    );
    for (const step of [
      'Produkty (3 pozycje)',
      'Rabat poziomu 1 (1%)',
      'Kod promocyjny BUDOWA25',
      'Opłata środowiskowa',
      'Kaucja za palety',
      'Dostawa bezpłatnie',
      '23%',
      '8%',
    ]) {
      expect(words).toContain(step);
    }
    expect(words).toContain('Zwracamy ją po oddaniu palet.');
  });

  it('shows professionals the total without tax first, then the tax and the amount to pay (PRC-01)', () => {
    const words = wordsInMarket(
      pl,
      <CartTotalsTable
        explanation={explanation}
        total={total}
        ecoIncluded={money(0, 'PLN')}
        viewer={proViewer}
      />,
    );
    expect(words.indexOf('Razem netto')).toBeGreaterThan(0);
    expect(words.indexOf('Razem ', words.indexOf('Razem netto') + 1)).toBeGreaterThan(
      words.indexOf('Razem netto'),
    );
  });
});
