import type { Money } from '@materia/domain-money';
import {
  type CurrencyFormat,
  formatMinorUnits,
  formatNumber,
  type NumberFormat,
  type TextReader,
} from '@materia/market-model';
import { quantityTextOf } from '@materia/ui-shop';
import { createContext, type ReactNode, useContext } from 'react';

/** What the planner's components read: the same on the server and in browsers, which have no market. */
export type PlannerContextValue = {
  readonly t: TextReader;
  readonly money: (amount: Money) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly unit: (code: string) => string;
  /** Sale units in words: `4 bags`. */
  readonly quantity: (quantity: number, saleUnit: string) => string;
  readonly decimal: NumberFormat['decimal'];
};

const PlannerContext = createContext<PlannerContextValue | undefined>(undefined);

export const plannerContext = (
  t: TextReader,
  {
    numberFormat,
    currencyFormat,
    units,
  }: {
    readonly numberFormat: NumberFormat;
    readonly currencyFormat: CurrencyFormat;
    readonly units: Readonly<Record<string, string>>;
  },
): PlannerContextValue => {
  const unit = (code: string): string => units[code] ?? code;
  return {
    t,
    money: ({ minor }) => formatMinorUnits(minor, numberFormat, currencyFormat),
    number: (value, decimals = 2) => formatNumber(value, numberFormat, decimals),
    unit,
    quantity: quantityTextOf(t, unit),
    decimal: numberFormat.decimal,
  };
};

export const PlannerProvider = ({
  value,
  children,
}: {
  readonly value: PlannerContextValue;
  readonly children: ReactNode;
}) => <PlannerContext value={value}>{children}</PlannerContext>;

/** Throws outside a `PlannerProvider`: that is a bug of the page. */
export const usePlanner = (): PlannerContextValue => {
  const value = useContext(PlannerContext);
  if (value === undefined) throw new Error('This component is outside a PlannerProvider');
  return value;
};
