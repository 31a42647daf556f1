import { classesOfScale, type EnergyRating } from '@materia/domain-energy-label';
import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { htmlInMarket, wordsInMarket } from '../samples/html-in-market.tsx';
import { aProduct } from '../samples/products.ts';
import { EnergyLabel } from './EnergyLabel.tsx';

const ratings: readonly EnergyRating[] = (
  [
    ['A', 'G'],
    ['A+++', 'D'],
  ] as const
).flatMap(([best, worst]) =>
  classesOfScale({ best, worst }).map((energyClass) => ({ energyClass, best, worst })),
);

describe.each(markets)('the energy label in $id', (market) => {
  const product = aProduct(market.language);
  it.each(ratings)(
    'shows class $energyClass between $best and $worst in the arrow and links label and information sheet (BEY-15)',
    (rating) => {
      const label = <EnergyLabel rating={rating} product={product} />;
      const html = htmlInMarket(market, label);
      expect(html).toMatch(
        new RegExp(`class="_letter[^>]*>${rating.energyClass.replaceAll('+', '\\+')}<`),
      );
      expect(html).toContain(`href="/media/${market.id}/energy/${product.sku}"`);
      expect(html).toContain(`/${product.urlKey}.html#product-sheet"`);
      const description = market.texts.energy.classOnScale
        .replace('{energyClass}', rating.energyClass)
        .replace('{best}', rating.best)
        .replace('{worst}', rating.worst);
      expect(wordsInMarket(market, label)).toContain(description);
    },
  );
});
