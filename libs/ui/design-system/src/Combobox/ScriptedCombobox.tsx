import { useCombobox } from 'downshift';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx';
import fieldStyles from '../Field/Field.module.css';
import styles from './Combobox.module.css';
import type { ComboboxProps } from './combobox-props.ts';
import { matchingItems } from './matching-items.ts';

type ScriptedComboboxProps = ComboboxProps & { readonly takesFocus: boolean };

/** The field with its own list: arrow keys move, Enter selects, Escape closes, and the form sends what was typed. */
export const ScriptedCombobox = (props: ScriptedComboboxProps) => {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    hideLabel,
    filter = 'contains',
    defaultValue = '',
    placeholder,
    maxLength,
    required,
    busy = false,
  } = props;
  const [typed, setTyped] = useState(defaultValue);
  const items = filter === 'contains' ? matchingItems(props.items, typed) : props.items;
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    id,
    inputId: id,
    menuId: `${id}-list`,
    items: [...items],
    inputValue: typed,
    // Text typed while this chunk was loading has already requested suggestions.
    initialIsOpen: props.takesFocus && defaultValue !== '',
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      setTyped(inputValue);
      if (type === useCombobox.stateChangeTypes.InputChange) props.onType?.(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onChoose?.(selectedItem),
  });
  const isShown = isOpen && !busy;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
    >
      <div className={styles.place}>
        <input
          {...getInputProps({
            name,
            placeholder,
            maxLength,
            required,
            autoFocus: props.takesFocus,
            'aria-labelledby': undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': describedBy(id, { hint, error }),
            'aria-busy': busy || undefined,
            onChange: (event) => setTyped(event.currentTarget.value),
            // Enter selects the highlighted item; with none highlighted it submits the form, as in any field.
            onKeyDown: ({ key, nativeEvent }) =>
              key === 'Enter' &&
              highlightedIndex === -1 &&
              Object.assign(nativeEvent, { preventDownshiftDefault: true }),
          })}
          className={fieldStyles.control}
        />
        <ul
          {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
          className={styles.list}
          data-open={isShown && items.length > 0 ? '' : undefined}
        >
          {isShown &&
            items.map((item, index) => (
              <li
                key={item.id}
                {...getItemProps({ item, index })}
                className={classNames(
                  styles.item,
                  index === highlightedIndex && styles.highlighted,
                )}
              >
                <span>{item.label}</span>
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </li>
            ))}
        </ul>
        {isShown && items.length === 0 && <p className={styles.none}>{props.noneText}</p>}
        <output className={styles.told}>
          {isShown && (items.length === 0 ? props.noneText : props.countText(items.length))}
        </output>
      </div>
    </FieldFrame>
  );
};
