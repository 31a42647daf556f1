import { callPath, mediaCalls } from '@materia/api-contract';
import { energyLabelUrl } from '@materia/ui-shop';
import { expect, it } from 'vitest';

it.each(['90000001', 'a/b?c d'])(
  'the energy label of %s links to the call that serves it',
  (sku) => {
    expect(energyLabelUrl('pl', sku)).toBe(
      callPath(mediaCalls.readEnergyLabel, { params: { market: 'pl', sku } }),
    );
  },
);
