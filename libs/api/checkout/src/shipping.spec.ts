import { plainDate } from '@materia/domain-holiday-calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShippingChoice, readShippingSelection, writeShippingSelection } from './shipping.ts';

const reply = {
  carrier_code: 'drive',
  method_code: 'scheduled',
  amount: 4.99,
  available: true,
  slots: [],
} as const;

describe('a wire shipping method', () => {
  it('is read with its price in minor units and its hours in the local time of the market', () => {
    const slots = [{ date: '2026-03-11', start_hour: 9, available: false }];
    expect(
      readShippingChoice({ ...reply, earliest: { date: '2026-03-10', minute: 630 }, slots }, 'PLN'),
    ).toEqual({
      method: 'scheduled',
      price: { minor: 499, currency: 'PLN' },
      available: true,
      readyWithin: 'hours',
      reason: undefined,
      earliest: { date: '2026-03-10', minutesOfDay: 630 },
      slots: [{ date: '2026-03-11', startHour: 9, available: false }],
    });
  });

  it.each([
    ['HOUR', 'hours'],
    ['DAY', 'days'],
  ])('promised in %s is ready within', (unit, readyWithin) => {
    expect(
      readShippingChoice({ ...reply, promise: { unit, delay: 1 }, slots: [] }, 'PLN'),
    ).toMatchObject({ readyWithin });
  });

  it('loses hours on days that do not exist', () => {
    const slots = [{ date: '2026-02-30', start_hour: 9, available: true }];
    expect(
      readShippingChoice({ ...reply, earliest: { date: 'soon', minute: 0 }, slots }, 'PLN'),
    ).toMatchObject({ earliest: undefined, slots: [] });
  });
});

describe('the chosen shipping', () => {
  const slot = fc.record({
    date: fc.integer({ min: 1, max: 28 }).map((day) => plainDate(2026, 3, day)),
    startHour: fc.integer({ min: 0, max: 23 }),
  });
  const selection = fc.oneof(
    fc.constant({ method: 'two_hours', slot: undefined } as const),
    fc.record({ method: fc.constant('scheduled' as const), slot }),
  );

  it('is written as it is read (CHK-08, CHK-09)', () => {
    fc.assert(
      fc.property(selection, (chosen) => {
        expect(readShippingSelection(writeShippingSelection(chosen, '12'), '12')).toEqual(chosen);
      }),
    );
  });

  it('has no date when none was chosen (CHK-09)', () => {
    expect(
      writeShippingSelection({ method: 'two_hours', slot: undefined }, '12').custom_data,
    ).toEqual({ no_date: true, retailer_id: '12' });
  });

  it('applies to its own store only', () => {
    expect(
      readShippingSelection(
        writeShippingSelection({ method: 'two_hours', slot: undefined }, '12'),
        '13',
      ),
    ).toBeUndefined();
  });
});
