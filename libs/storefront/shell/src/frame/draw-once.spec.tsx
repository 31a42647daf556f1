import { type Market, pathTo } from '@materia/market-model';
import { marketById, markets } from '@materia/testing/markets';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serverTexts } from './server-texts.ts';
import { checkParts, drawOnceIn, type PageParts, withParts } from './draw-once.tsx';

const shopOf = (market: Market) => ({
  market,
  to: pathTo(market.routes),
  t: serverTexts(market)(undefined),
});
const poland = shopOf(marketById('pl') ?? expect.unreachable());

describe.each(markets)('$id: parts that are drawn once', (market) => {
  const shop = shopOf(market);
  const Price = ({
    amount,
    drawings,
  }: {
    readonly amount: number;
    readonly drawings: number[];
  }) => {
    drawings.push(amount);
    return <b>{amount}</b>;
  };

  it('are drawn anew only when a fact changes, also for other requests', () => {
    const drawings: number[] = [];
    const draw = (amount: number): string => {
      const parts: PageParts = [];
      const mark = drawOnceIn(shop, parts)(
        ['draw-once.spec', amount],
        <Price amount={amount} drawings={drawings} />,
      );
      return withParts(mark, parts).toString();
    };
    expect([1, 1, 2, 1].map(draw)).toEqual(['<b>1</b>', '<b>1</b>', '<b>2</b>', '<b>1</b>']);
    expect(drawings).toEqual([1, 2]);
  });

  it('replace their marks in the page, whatever the text around them', () => {
    const parts: PageParts = [];
    const drawOnce = drawOnceIn(shop, parts);
    const item = (name: string) => (
      <li dangerouslySetInnerHTML={{ __html: drawOnce(['draw-once.spec', name], name) }} />
    );
    const html = renderToStaticMarkup(
      <ul>
        0. żółć {item('ção')} €1. {item('œuf')}
      </ul>,
    );
    expect(withParts(html, parts).toString()).toBe(
      '<ul>0. żółć <li>ção</li> €1. <li>œuf</li></ul>',
    );
  });

  it('contain no links that preload their pictures, which follow at once', () => {
    const parts: PageParts = [];
    const picture = <img src="/media/a" alt="" loading="eager" />;
    const mark = drawOnceIn(shop, parts)(['draw-once.spec', 'picture'], picture);
    expect(withParts(mark, parts).toString()).toMatch(/^<img /);
  });
});

it('the least recently used parts are evicted first', () => {
  const drawOnce = drawOnceIn(poland, []);
  const drawings: string[] = [];
  const Part = ({ name }: { readonly name: string }) => {
    drawings.push(name);
    return 'x'.repeat(1_000_000);
  };
  const draw = (name: string): string => drawOnce(['draw-once.spec', name], <Part name={name} />);
  draw('often');
  draw('once');
  for (let number = 0; number < 20; number += 1) {
    draw(`other ${number}`);
    draw('often');
  }
  draw('once');
  const times = (name: string): number => drawings.filter((each) => each === name).length;
  expect([times('often'), times('once')]).toEqual([1, 2]);
});

it('a checked part that shows more than its facts throws', () => {
  const drawOnce = drawOnceIn(poland, []);
  checkParts();
  drawOnce(['draw-once.spec', 'checked'], 'one');
  expect(drawOnce(['draw-once.spec', 'checked'], 'one')).toContain('1.');
  expect(() => drawOnce(['draw-once.spec', 'checked'], 'two')).toThrow('more than its facts');
});
