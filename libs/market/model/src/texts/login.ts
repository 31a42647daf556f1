import { text } from '../text-shape.ts';

/** Signing in. */
export const login = {
  title: text(),
  lead: text(),
  email: text(),
  password: text(),
  action: text(),
  noAccount: text(),
  noAccountText: text(),
  register: text(),
  errorSummary: text(),
  required: text(),
  wrongCredentials: text(),
  tooManyAttempts: text(),
  problem: text(),
  failed: text(),
  signOutTitle: text(),
  signOutText: text(),
  signOutAction: text(),
  stay: text(),
} as const;
