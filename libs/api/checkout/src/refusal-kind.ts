import type { HostRefusal } from '@materia/api-client-kernel';
import type { CALLS, RefusalCode, ShopCallName } from '@materia/api-contract';

/** The refusals that the contract lists for these calls. */
export type RefusalOfCalls<Name extends ShopCallName> = Extract<
  (typeof CALLS)[Name]['refusals'][number],
  RefusalCode
>;

/**
 * What a refusal is to the shopper, by the table of its calls. A code that none of them lists, as of
 * an expired credential, is `refused`.
 */
export const refusalKind = <Kind extends string>(
  table: Readonly<Partial<Record<RefusalCode, Kind>>>,
  { code }: Pick<HostRefusal, 'code'>,
): Kind | 'refused' => table[code] ?? 'refused';
