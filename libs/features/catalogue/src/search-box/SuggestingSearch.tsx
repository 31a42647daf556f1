import { SearchField } from '@materia/ui-design-system';
import { usePath, useText } from '@materia/ui-shop';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SuggestingFieldProps, SuggestionsFor } from './SuggestingField.tsx';

export type SuggestingSearchProps = {
  /** The text of the current search. */
  readonly searchText?: string | undefined;
  readonly tone?: 'standard' | 'on-dark';
  readonly shopper: SuggestionsFor;
};

type Suggesting = { readonly Field: ComponentType<SuggestingFieldProps>; readonly typed: string };

/**
 * The shop's search: a plain form that is replaced by one with suggestions when its field gets the focus and scripts
 * run. The code for suggestions is loaded at that moment; until then, and if it fails to load, the plain form works.
 */
export const SuggestingSearch = ({
  searchText,
  tone = 'standard',
  shopper,
}: SuggestingSearchProps) => {
  const t = useText();
  const to = usePath();
  const plain = useRef<HTMLInputElement>(null);
  const [isRequested, setRequested] = useState(false);
  const [suggesting, setSuggesting] = useState<Suggesting>();
  useEffect(() => {
    if (!isRequested) {
      // The focus that loaded this code came before it.
      if (document.activeElement === plain.current) queueMicrotask(() => setRequested(true));
      return;
    }
    let isMounted = true;
    const replace = async (): Promise<void> => {
      const { SuggestingField } = await import('./SuggestingField.tsx');
      const input = plain.current;
      if (!isMounted || input === null) return;
      // If the focus has moved to the button, it must stay there; suggestions can wait until the field is focused again.
      if (document.activeElement === input)
        setSuggesting({ Field: SuggestingField, typed: input.value });
      else setRequested(false);
    };
    replace().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [isRequested]);
  const form = {
    action: to('search'),
    label: t('header.searchLabel'),
    placeholder: t('header.searchPlaceholder'),
    submitLabel: t('common.search'),
    tone,
  } as const;
  if (suggesting !== undefined)
    return <suggesting.Field form={form} typed={suggesting.typed} shopper={shopper} />;
  return (
    <SearchField
      {...form}
      defaultValue={searchText}
      inputRef={plain}
      inputProps={{ onFocus: () => setRequested(true) }}
    />
  );
};
