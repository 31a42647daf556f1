import type { MomentColumn } from './column-types.ts';

export type ShoppingListTable = {
  market: string;
  id: string;
  customer_id: string;
  name: string;
  created_at: MomentColumn;
  updated_at: MomentColumn;
};

type ShoppingListLineTable = {
  market: string;
  list_id: string;
  sku: string;
  place: number;
  qty: number;
};

export type ListTables = {
  shopping_list: ShoppingListTable;
  shopping_list_line: ShoppingListLineTable;
};
