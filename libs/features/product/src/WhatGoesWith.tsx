import { GoesWith, useText } from '@materia/ui-shop';
import type { ProductPageFacts } from './product.loader.ts';

/** What other buyers had with the product, and what the job needs besides (flag RECOMMENDATIONS). */
export const WhatGoesWith = ({
  goesWith,
  viewer,
  mode,
  path,
}: Pick<ProductPageFacts, 'goesWith' | 'viewer' | 'mode' | 'path'>) => {
  const t = useText();
  return (
    <GoesWith
      title={t('buying.goesWith')}
      products={goesWith}
      viewer={viewer}
      returnTo={mode === 'selling' ? path : undefined}
      inPlace
    />
  );
};
