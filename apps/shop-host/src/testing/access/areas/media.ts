import type { AreaInputs } from './access-row.ts';

export const mediaInputs: AreaInputs<'Pictures'> = {
  readPicture: { params: { market: 'pl', name: 'none' }, query: {}, headers: {} },
  readEnergyLabel: { params: { market: 'pl', sku: '10000009' } },
};
