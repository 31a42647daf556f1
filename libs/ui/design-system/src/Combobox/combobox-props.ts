import type { FieldWords } from '../Field/FieldFrame.tsx';

export type ComboboxItem = {
  readonly id: string;
  /** What stands in the field once it is chosen, and what the form sends. */
  readonly label: string;
  /** A second line in the list, for example a region or a category. */
  readonly detail?: string | undefined;
};

export type ComboboxProps = FieldWords & {
  readonly name: string;
  readonly id?: string;
  /** What is on offer: all there is, or what an outside search found for the typed words. */
  readonly items: readonly ComboboxItem[];
  /** `contains` narrows the items to those with the typed words; `none` shows what a search has found already. */
  readonly filter?: 'contains' | 'none';
  readonly defaultValue?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly hideLabel?: boolean;
  /** The answer to the last words is under way. */
  readonly busy?: boolean;
  /** Told when nothing fits, and how many do (read out only). */
  readonly noneText: string;
  readonly countText: (count: number) => string;
  readonly onType?: (text: string) => void;
  readonly onChoose?: (item: ComboboxItem) => void;
};
