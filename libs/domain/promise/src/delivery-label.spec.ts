import { DELIVERY_MODES, STOCK_STATUSES } from '@materia/domain-stock-status';
import { describe, expect, it } from 'vitest';
import { deliveryLabel, isFreeDelivery } from './delivery-label.ts';

const ROWS = [
  ['DLV-01', 'home', 'ONSITE', 'home-courier'],
  ['DLV-02', 'home', 'FAST', 'home-courier'],
  ['DLV-03', 'home', 'BIGBOX', 'home-courier'],
  ['DLV-04', 'home', 'SITE_DELIVERY', 'local-delivery'],
  ['DLV-05', 'store', 'ONSITE', 'drive-pickup'],
  ['DLV-06', 'store', 'BIGBOX', 'drive-pickup'],
  ['DLV-07', 'relay', 'ONSITE', 'relay-point'],
  ['DLV-08', 'relay', 'BIGBOX', 'relay-point'],
] as const;

describe('deliveryLabel', () => {
  it.each(ROWS)('%s: %s with %s is %s', (_, mode, status, label) =>
    expect(deliveryLabel(mode, status)).toBe(label),
  );

  it('offers no other combination of mode and status (DLV-09)', () => {
    const labelled = new Set(ROWS.map(([, mode, status]) => `${mode} ${status}`));
    for (const mode of DELIVERY_MODES) {
      for (const status of STOCK_STATUSES)
        expect(deliveryLabel(mode, status) !== undefined).toBe(labelled.has(`${mode} ${status}`));
    }
  });

  it('makes only drive pickup free (DLV-05, DLV-06)', () => {
    expect(ROWS.filter(([, , , label]) => isFreeDelivery(label)).map(([id]) => id)).toEqual([
      'DLV-05',
      'DLV-06',
    ]);
  });
});
