import type { CallInput, Credential, HostCallName, ShopCallName } from '@materia/api-contract';
import { consoleInputs } from './areas/console.ts';
import { flagInputs } from './areas/flags.ts';
import { mediaInputs } from './areas/media.ts';
import { monitoringInputs } from './areas/monitoring.ts';
import { sellerInputs } from './areas/sellers.ts';
import { staffInputs } from './areas/staff.ts';

/**
 * Calls that are not for shoppers: of staff, console and operator, of the shop's own processes, and
 * public ones.
 */
export type DeskCall = Exclude<HostCallName, ShopCallName>;

/** The caller: each credential that the shop issues, and none. */
export const DESK_PRINCIPALS = [
  'nobody',
  'guest',
  'customer',
  'storefront',
  'console-server',
  'console-person',
  'staff-with-duty',
  'staff-without-duty',
  'seller',
  'operator',
] as const;
export type DeskPrincipal = (typeof DESK_PRINCIPALS)[number];

type Refusal = 'unauthenticated' | 'forbidden' | 'signed-out';
type Outcomes = Readonly<Partial<Record<DeskPrincipal, 'opens' | Refusal>>>;
type DeskCredential = Exclude<Credential, 'public' | 'customer' | 'session'>;

const EVERYBODY = Object.fromEntries(
  DESK_PRINCIPALS.map((principal) => [principal, 'opens'] as const),
);

/** The expected result for each caller; a caller that is not listed gets `unauthenticated`. */
export const DESK_OUTCOMES: Readonly<Record<DeskCredential, Outcomes>> = {
  none: EVERYBODY,
  staff: { 'staff-with-duty': 'opens', 'staff-without-duty': 'forbidden', operator: 'opens' },
  'staff-session': { 'staff-with-duty': 'opens', 'staff-without-duty': 'opens', operator: 'opens' },
  seller: { seller: 'opens' },
  operator: { operator: 'opens' },
  service: { storefront: 'opens' },
  evaluation: { guest: 'opens', storefront: 'opens' },
  'service-header': { 'console-server': 'opens', 'console-person': 'opens' },
  console: { 'console-server': 'signed-out', 'console-person': 'opens' },
};

/**
 * A call without its input in its area's file does not compile. Those of staff are first: sign-ins
 * to the console advance the spec's clock, and unused staff sessions end.
 */
export const DESK_ACCESS: { readonly [Name in DeskCall]: CallInput<Name> } = {
  ...staffInputs,
  ...sellerInputs,
  ...consoleInputs,
  ...flagInputs,
  ...mediaInputs,
  ...monitoringInputs,
};
