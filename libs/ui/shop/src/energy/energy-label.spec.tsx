import { markets } from '../../../../../testing/markets.ts';
import { describe, expect, it } from 'vitest';
import { energyWords } from '../samples/energy-words.ts';
import { htmlInMarket, wordsInMarket } from '../samples/html-in-market.tsx';
import { ENERGY_CLASSES, EnergyLabel } from './EnergyLabel.tsx';

describe.each(markets)('the energy label in $id', (market) => {
  it.each(ENERGY_CLASSES)('class %s stands in the arrow and leads to label and data sheet (BEY-15)', (energyClass) => {
    const label = <EnergyLabel energyClass={energyClass} labelHref="/energy/label.png" sheetHref="/energy/sheet.pdf" words={energyWords(market.language)} />;
    const html = htmlInMarket(market, label);
    expect(html).toMatch(new RegExp(`class="_letter[^>]*>${energyClass}<`));
    expect(html).toContain('href="/energy/label.png"');
    expect(html).toContain('href="/energy/sheet.pdf"');
    expect(wordsInMarket(market, label)).toContain(energyWords(market.language).classOnScale(energyClass, 'A', 'G'));
  });
});
