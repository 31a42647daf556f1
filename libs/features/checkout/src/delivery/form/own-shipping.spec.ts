import type { ShippingChoice } from '@materia/api-checkout';
import { addDays, plainDate } from '@materia/domain-holiday-calendar';
import { money } from '@materia/domain-money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotValue } from '../../progress/slot-value.ts';
import { chooseOwnShipping, type OwnShippingOffer } from './own-shipping.ts';

const today = plainDate(2026, 3, 10);
type Changes = Partial<Omit<ShippingChoice, 'available' | 'reason'>>;
const choice = (changes: Changes): ShippingChoice => ({
  method: 'drive/two_hours',
  price: money(0, 'PLN'),
  available: true,
  readyWithin: 'hours',
  reason: undefined,
  earliest: { date: today, minutesOfDay: 660 },
  arrives: undefined,
  slots: [],
  ...changes,
});
const offer = (changes: Partial<OwnShippingOffer> = {}): OwnShippingOffer => ({
  choices: [
    choice({}),
    choice({
      method: 'drive/scheduled',
      slots: [
        { date: today, startHour: 8, available: true },
        { date: today, startHour: 10, available: false },
        { date: today, startHour: 11, available: true },
      ],
    }),
  ],
  slotChoice: true,
  now: { date: today, minutesOfDay: 9 * 60 },
  ...changes,
});
const scheduled = (slot: string) => ({ method: 'scheduled', slot });

describe('a pickup choice', () => {
  it('is accepted with a slot, or without one where none is needed', () => {
    expect(chooseOwnShipping({ method: 'two_hours', slot: '2026-03-10T11' }, offer())).toEqual({
      ok: true,
      value: { method: 'drive/two_hours', slot: undefined },
    });
    expect(chooseOwnShipping(scheduled('2026-03-10T11'), offer())).toEqual({
      ok: true,
      value: { method: 'drive/scheduled', slot: { date: today, startHour: 11 } },
    });
  });

  it.each([
    ['nothing chosen', { method: '', slot: '' }, 'method-missing'],
    ['an unknown method', { method: 'drone', slot: '' }, 'method-missing'],
    ['no slot', scheduled(''), 'slot-missing'],
    ['an unreadable slot', scheduled('tomorrow'), 'slot-missing'],
    ['a day that does not exist', scheduled('2026-02-30T10'), 'slot-missing'],
    ['a slot that has begun (SHP-15)', scheduled('2026-03-10T08'), 'slot-gone'],
    ['a slot that others took (SHP-12)', scheduled('2026-03-10T10'), 'slot-gone'],
    ['a slot that was never offered (SHP-12)', scheduled('2026-03-10T23'), 'slot-gone'],
  ])('%s is rejected', (_, values, kind) =>
    expect(chooseOwnShipping(values, offer())).toEqual({ ok: false, error: { kind } }),
  );

  it('within two hours is rejected once the store no longer offers it (SHP-11)', () => {
    const late = offer({ choices: [{ ...choice({}), available: false, reason: 'store-closed' }] });
    expect(chooseOwnShipping({ method: 'two_hours', slot: '' }, late)).toEqual({
      ok: false,
      error: { kind: 'two-hours-gone' },
    });
  });

  it('that is the only one and cannot be made says what is in the way, though nothing was chosen', () => {
    const away = (...choices: ShippingChoice[]) =>
      chooseOwnShipping({ method: '', slot: '' }, offer({ choices }));
    const truck: ShippingChoice = {
      ...choice({ method: 'transporter/home' }),
      available: false,
      reason: 'address-needed',
    };
    expect(away(truck)).toEqual({ ok: false, error: { kind: 'address-needed' } });
    expect(away(truck, choice({}))).toEqual({ ok: false, error: { kind: 'method-missing' } });
  });

  it('of a parcel needs no slot (CHK-01)', () => {
    const parcel = offer({ choices: [choice({ method: 'chronopost/home' })] });
    expect(chooseOwnShipping({ method: 'home', slot: '' }, parcel)).toEqual({
      ok: true,
      value: { method: 'chronopost/home', slot: undefined },
    });
  });

  it('uses the first free slot if the customer does not choose one (FLAG-20)', () => {
    const slots = [false, true, true].map((available, index) => ({
      date: addDays(today, 1),
      startHour: 8 + index,
      available,
    }));
    const without = offer({
      slotChoice: false,
      choices: [choice({ method: 'drive/scheduled', slots })],
    });
    expect(chooseOwnShipping(scheduled(''), without)).toMatchObject({
      ok: true,
      value: { slot: { startHour: 9 } },
    });
  });

  it('serializes and parses every slot on offer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 23 }),
        (ahead, startHour) => {
          const slot = { date: addDays(today, ahead + 1), startHour };
          const one = offer({
            choices: [choice({ method: 'drive/scheduled', slots: [{ ...slot, available: true }] })],
          });
          expect(chooseOwnShipping(scheduled(slotValue(slot)), one)).toEqual({
            ok: true,
            value: { method: 'drive/scheduled', slot },
          });
        },
      ),
    );
  });
});
