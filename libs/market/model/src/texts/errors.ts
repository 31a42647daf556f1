import { text } from '../text-shape.ts';

/** Pages and messages for what went wrong (area 16, general errors). */
export const errors = {
  notFoundTitle: text(),
  notFoundText: text(),
  problemTitle: text(),
  problemText: text(),
  problemCode: text('code'),
  unavailableTitle: text(),
  unavailableText: text(),
  forbiddenTitle: text(),
  forbiddenText: text(),
  badRequestTitle: text(),
  badRequestText: text(),
  retry: text(),
  toHome: text(),
  retryLater: text(),
  contactStore: text(),
  signInNeeded: text(),
  sessionExpired: text(),
  addressAutocompleteFail: text(),
  unknownError: text(),
} as const;
