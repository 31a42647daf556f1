import { SearchField } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SuggestingFieldProps } from './SuggestingField.tsx';

export type SearchBoxProps = {
  /** The text of the current search. */
  readonly words?: string | undefined;
  readonly tone?: 'standard' | 'on-dark';
};

type Suggesting = { readonly Field: ComponentType<SuggestingFieldProps>; readonly typed: string };

/**
 * The shop's search: a plain form that is replaced by one with suggestions when its field gets the focus and scripts
 *run. The code for suggestions is loaded at that moment; until then, and if it fails to load, the plain form works.
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
      // If the focus has moved to the button, it must stay there; suggestions can wait until the field is focused again.
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
