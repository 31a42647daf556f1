import {
  callOf,
  type CallName,
  CALLS,
  type HostCallName,
  SHOP_CALLS,
  type ShopCallName,
} from './calls.ts';

const isCallName = (name: string): name is CallName => name in CALLS;
const isShopCallName = (name: string): name is ShopCallName => name in SHOP_CALLS;
const isHostCallName = (name: CallName): name is HostCallName => callOf(name).base !== 'storefront';

export const CALL_NAMES: readonly CallName[] = Object.keys(CALLS).filter(isCallName);
export const SHOP_CALL_NAMES: readonly ShopCallName[] =
  Object.keys(SHOP_CALLS).filter(isShopCallName);
export const HOST_CALL_NAMES: readonly HostCallName[] = CALL_NAMES.filter(isHostCallName);
