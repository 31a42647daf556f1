import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ComboboxProps } from './combobox-props.ts';
import { PlainCombobox } from './PlainCombobox.tsx';

type Scripted = {
  readonly Field: ComponentType<ComboboxProps & { readonly takesFocus: boolean }>;
  readonly typed: string;
  readonly hadFocus: boolean;
};

/**
 * A text field with suggestions. It starts as a native field with a `<datalist>`; the styled, accessible list that
 * filters as you type is a separate chunk, loaded when the field is hovered or focused.
 */
export const Combobox = (props: ComboboxProps) => {
  const plain = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [scripted, setScripted] = useState<Scripted>();

  useEffect(() => {
    if (!isWanted) {
      // Whoever hovered or focused the field before this code ran wants the list too.
      if (plain.current?.matches(':hover, :focus') === true) queueMicrotask(() => setWanted(true));
      return;
    }
    let isHere = true;
    const replace = async (): Promise<void> => {
      const { ScriptedCombobox } = await import('./ScriptedCombobox.tsx');
      const input = plain.current;
      if (isHere && input !== null)
        setScripted({
          Field: ScriptedCombobox,
          typed: input.value,
          hadFocus: document.activeElement === input,
        });
    };
    // If the chunk fails to load, the plain field keeps working.
    replace().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isWanted]);

  if (scripted === undefined)
    return <PlainCombobox {...props} inputRef={plain} onWanted={() => setWanted(true)} />;
  return <scripted.Field {...props} defaultValue={scripted.typed} takesFocus={scripted.hadFocus} />;
};
