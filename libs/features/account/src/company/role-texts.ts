import type { CompanyRole } from '@materia/domain-customer';
import type { TextKey } from '@materia/market-model';

/** What roles are called, and what they mean. */
export const ROLE_NAMES = {
  buyer: 'company.roleBuyer',
  accountant: 'company.roleAccountant',
  administrator: 'company.roleAdministrator',
} as const satisfies Readonly<Record<CompanyRole, TextKey>>;

export const ROLE_TEXTS = {
  buyer: 'company.buyerText',
  accountant: 'company.accountantText',
  administrator: 'company.administratorText',
} as const satisfies Readonly<Record<CompanyRole, TextKey>>;
