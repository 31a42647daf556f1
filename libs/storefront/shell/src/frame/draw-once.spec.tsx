import { pathTo } from '@materia/market-model';
import { markets } from '@materia/testing/markets';
import { expect, it } from 'vitest';
import { serverTexts } from '../entry/server-texts.ts';
import { drawOnceIn } from './draw-once.tsx';

it.each(markets)(
  '$id: content with the same facts is drawn once, also for other requests, and anew when a fact changes',
  (market) => {
    const shop = { market, to: pathTo(market.routes), t: serverTexts(market)(undefined) };
    const amounts: number[] = [];
    const Price = ({ amount }: { readonly amount: number }) => {
      amounts.push(amount);
      return <b>{amount}</b>;
    };
    const draw = (amount: number): string =>
      drawOnceIn(shop)({ of: 'draw-once.spec', amount }, <Price amount={amount} />);
    expect([draw(1), draw(1), draw(2), draw(1)]).toEqual([
      '<b>1</b>',
      '<b>1</b>',
      '<b>2</b>',
      '<b>1</b>',
    ]);
    expect(amounts).toEqual([1, 2]);
  },
);
