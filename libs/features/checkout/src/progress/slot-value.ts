import type { ChosenSlot, PickupSlot } from '@materia/domain-promise';
import { parsePlainDate } from '@materia/domain-holiday-calendar';

/** A pickup slot as the value of its radio button. */
export const slotValue = ({ date, startHour }: PickupSlot): string =>
  `${date}T${String(startHour).padStart(2, '0')}`;

/** Unreadable slots count as none chosen. */
export const readSlot = (text: string): ChosenSlot => {
  const [, day = '', hour = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2})$/.exec(text) ?? [];
  const date = parsePlainDate(day);
  return date.ok ? { date: date.value, startHour: Number(hour) } : {};
};
