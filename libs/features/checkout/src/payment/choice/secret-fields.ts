import { DEVICE_FIELD } from './device-field.ts';

/** The field of a BLIK code. */
export const BLIK_CODE_FIELD = 'blikCode';

/**
 * Fields that are never stored to be shown again: the code of a payment, and the facts of a device,
 * which are those of the next request.
 */
export const SECRET_FIELDS: readonly string[] = [BLIK_CODE_FIELD, DEVICE_FIELD];
