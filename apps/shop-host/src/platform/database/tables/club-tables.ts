import type { Minor, MomentColumn } from './column-types.ts';

/** What a member has of points. Changes lock this row. */
type ClubAccountTable = {
  market: string;
  customer_id: string;
  points: number;
  /** Points that were transformed before a return took them back; never together with points. */
  debt: number;
  joined_at: MomentColumn;
};

/** One movement of points; `balance` and `debt` are those after it. */
type ClubEntryTable = {
  market: string;
  customer_id: string;
  /** Counts the movements of an account from one. */
  seq: number;
  kind: 'earned' | 'taken-back' | 'transformed' | 'card';
  points: number;
  balance: number;
  debt: number;
  order_number: string | null;
  coupon_code: string | null;
  at: MomentColumn;
};

/** The coupon that a member got for points: nobody else can use it. */
type ClubCouponTable = {
  market: string;
  code: string;
  customer_id: string;
  /** Of the member's confirmation, which transforms once however often it arrives. */
  request_key: string;
  points: number;
  value_minor: Minor;
  made_at: MomentColumn;
};

/** A card that a store issued and no account has. It names nobody. */
type ClubCardTable = {
  market: string;
  number: string;
  postcode: string;
  points: number;
  issued_at: MomentColumn;
};

export type ClubTables = {
  club_account: ClubAccountTable;
  club_entry: ClubEntryTable;
  club_coupon: ClubCouponTable;
  club_card: ClubCardTable;
};
