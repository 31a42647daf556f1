import type { Checkout } from '@materia/api-checkout';
import { timeZoneAt } from '@materia/domain-contact';
import { PICKUP_CHANGE_MINUTES, pickupChange, type PickupSlot } from '@materia/domain-promise';
import { zonedMoment } from '@materia/platform-clock';
import type { ShopRequest } from '@materia/page-request';
import { defineForm, line } from '@materia/ui-shop';
import { pickupOf } from '../progress/checkout-rules.ts';
import { slotValue } from '../progress/slot-value.ts';

/** The hours to which a pickup can be changed for a few minutes after it was chosen. */
export type PickupHours = {
  readonly slots: readonly PickupSlot[];
  /** The value of the chosen hour; empty for the pickup in two hours. */
  readonly chosen: string;
  /** Until when, in minutes since midnight in the store's local time. */
  readonly until: number;
  /** Less than a minute is left. */
  readonly runsOut: boolean;
};

/** The form that changes the hour. */
export const pickupHourForm = defineForm({ hour: line(40).named('pickup-hour') });

const MINUTE = 60_000;

/**
 * Undefined without a pickup, where shoppers do not choose the hour, and after the time for changes
 * has passed.
 */
export const pickupHours = (
  checkout: Pick<Checkout, 'shipments'>,
  { now, market, flags, store }: Pick<ShopRequest, 'now' | 'market' | 'flags' | 'store'>,
): PickupHours | undefined => {
  const { selected, choices = [] } = pickupOf(checkout) ?? {};
  if (selected?.chosenAt === undefined || !flags.CHECKOUT_PICKUP_SLOT_CHOICE) return undefined;
  const chosenAt = Date.parse(selected.chosenAt);
  const change = pickupChange((Date.parse(now) - chosenAt) / 1000);
  const slots = choices.flatMap((choice) => choice.slots).filter(({ available }) => available);
  if (change.kind === 'over' || slots.length === 0) return undefined;
  const until = new Date(chosenAt + PICKUP_CHANGE_MINUTES * MINUTE).toISOString();
  return {
    slots,
    chosen: selected.slot === undefined ? '' : slotValue(selected.slot),
    until: zonedMoment(until, timeZoneAt(market, store)).minutesOfDay,
    runsOut: change.runsOut,
  };
};
