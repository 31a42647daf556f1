import { markets } from '@materia/testing/markets';
import { money } from '@materia/domain-money';
import { taxedAmount } from '@materia/domain-pricing';
import { quoteDates } from '@materia/domain-quotes';
import { addDays } from '@materia/domain-holiday-calendar';
import { describe, expect, it } from 'vitest';
import { wordsInMarket } from '../samples/html-in-market.tsx';
import { aDay, privateViewer } from '../samples/offers.ts';
import { quoteTexts } from '../samples/quote-texts.ts';
import { formatsOf } from '../provider/formats.ts';
import { QuoteCard } from './QuoteCard.tsx';

describe.each(markets)('a quote in $id', (market) => {
  const madeOn = aDay('2026-10-21');
  const words = quoteTexts(market.language);
  const readOn = (days: number): string =>
    wordsInMarket(
      market,
      <QuoteCard
        quote={{
          ...quoteDates(madeOn),
          number: 'Q-1',
          linesCount: 2,
          total: taxedAmount(money(12_300, market.currency), 2300),
        }}
        today={addDays(madeOn, days)}
        viewer={privateViewer}
        words={words}
      />,
    );

  it('shows its last day, and is still valid on it (QUO-02)', () => {
    expect(readOn(30)).toContain(words.validUntil(formatsOf(market).date(aDay('2026-11-20'))));
    expect(readOn(30)).toContain(words.states.active);
  });

  it('is marked as expired from the following day (QUO-22)', () => {
    expect(readOn(31)).toContain(words.states.expired);
    expect(readOn(31)).not.toContain(words.states.active);
  });
});
