import type { PreferencesAnswer, ReceiptPreferences } from '@materia/domain-consent';

/** A response to the client preferences: its HTTP status and, where there is one, its body. */
export type PreferencesResponse = {
  readonly httpStatus: number;
  readonly status?: string | undefined;
  readonly preferences?: ReceiptPreferences | undefined;
};

const SUCCESS = 'success';

/** Reads a response: 404 means never set, and only the status "success" brings preferences. */
export const readPreferencesAnswer = ({
  httpStatus,
  status,
  preferences,
}: PreferencesResponse): PreferencesAnswer => {
  if (httpStatus === 404) return { kind: 'never-set' };
  if (httpStatus < 200 || httpStatus > 299) return { kind: 'failed', status: httpStatus };
  return status === SUCCESS && preferences !== undefined
    ? { kind: 'stored', preferences }
    : { kind: 'unsuccessful' };
};
