import { SearchField } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SuggestingFieldProps } from './SuggestingField.tsx';

export type SearchBoxProps = {
  /** The words of the search that is shown. */
  readonly words?: string | undefined;
  readonly tone?: 'standard' | 'on-dark';
};

type Suggesting = { readonly Field: ComponentType<SuggestingFieldProps>; readonly typed: string };

/**
 * The search of the shop: a plain form, and, once somebody enters it and scripts run, one with suggestions
 * (BEY-09). Their code comes at that moment; until then, and without it, the form serves.
 */
export const SearchBox = ({ words, tone = 'standard' }: SearchBoxProps) => {
  const t = useText();
  const to = usePath();
  const plain = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [suggesting, setSuggesting] = useState<Suggesting>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const replace = async (): Promise<void> => {
      const { SuggestingField } = await import('./SuggestingField.tsx');
      const input = plain.current;
      if (!isHere || input === null) return;
      // Who has gone on to the button must not be set back: the next visit of the field is early enough.
      if (document.activeElement === input)
        setSuggesting({ Field: SuggestingField, typed: input.value });
      else setWanted(false);
    };
    replace().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  const form = {
    action: to('search'),
    label: t('header.searchLabel'),
    placeholder: t('header.searchPlaceholder'),
    submitLabel: t('common.search'),
    tone,
  } as const;
  if (suggesting !== undefined) return <suggesting.Field form={form} typed={suggesting.typed} />;
  return (
    <SearchField
      {...form}
      defaultValue={words}
      inputRef={plain}
      inputProps={{ onFocus: () => setWanted(true) }}
    />
  );
};
