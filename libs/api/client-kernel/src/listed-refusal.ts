import { callOf, type CALLS, type RefusalCode, type ShopCallName } from '@materia/api-contract';
import type { HostRefusal } from './refusal-reply.ts';

/** The refusals that the contract lists for these calls. */
export type RefusalOfCalls<Name extends ShopCallName> = Extract<
  (typeof CALLS)[Name]['refusals'][number],
  RefusalCode
>;

/**
 * The refusal, if the contract lists it for the call, or for one of the calls; a switch over its code can end in
 * `unreachable`. Undefined for one that any call may get, such as of an expired credential, and for
 * one of a newer host.
 */
export const listedRefusal = <Name extends ShopCallName>(
  names: Name | readonly Name[],
  refusal: HostRefusal,
): HostRefusal<RefusalOfCalls<Name>> | undefined =>
  isListed(names, refusal) ? refusal : undefined;

const isListed = <Name extends ShopCallName>(
  names: Name | readonly Name[],
  refusal: HostRefusal,
): refusal is HostRefusal & HostRefusal<RefusalOfCalls<Name>> =>
  [names].flat().some((name) => callOf(name).refusals.some((code) => code === refusal.code));
