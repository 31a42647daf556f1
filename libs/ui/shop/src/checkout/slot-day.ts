import type { PlainDate } from '@materia/domain-holiday-calendar';

/**
 * A day with its hours: `value` is what the form submits, `startHour` is the hour of the day. A
 * pickup lasts one hour.
 */
export type SlotDay = {
  readonly date: PlainDate;
  readonly slots: readonly {
    readonly value: string;
    readonly startHour: number;
    readonly available: boolean;
  }[];
};
