import type { FieldTexts } from '../Field/FieldFrame.tsx';

export type ComboboxItem = {
  readonly id: string;
  /** Shown in the field once selected, and sent by the form. */
  readonly label: string;
  /** A second line in the list, for example a region or a category. */
  readonly detail?: string | undefined;
};

export type ComboboxProps = FieldTexts & {
  readonly name: string;
  readonly id?: string;
  /** All items, or the items an external search found for the typed text. */
  readonly items: readonly ComboboxItem[];
  /** `contains` filters the items by the typed text; `none` shows them all, for external searches. */
  readonly filter?: 'contains' | 'none';
  readonly defaultValue?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly hideLabel?: boolean;
  /** Results for the latest text are loading. */
  readonly busy?: boolean;
  /** Shown when nothing matches; the number of matches (for screen readers only). */
  readonly noneText: string;
  readonly countText: (count: number) => string;
  readonly onType?: (text: string) => void;
  readonly onChoose?: (item: ComboboxItem) => void;
};
