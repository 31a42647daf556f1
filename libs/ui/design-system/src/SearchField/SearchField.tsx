import { Icon } from '../Icon/Icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './SearchField.module.css';

export type SearchFieldProps = {
  /** URL of the results page; the text is sent in its query as `name`. */
  readonly action: string;
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly submitLabel: string;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number;
  readonly tone?: 'standard' | 'on-dark';
};

/** A search form: field and button in one frame. */
export const SearchField = (props: SearchFieldProps) => {
  const {
    action,
    name,
    id = 'search',
    label,
    placeholder,
    submitLabel,
    defaultValue,
    maxLength = 200,
    tone = 'standard',
  } = props;
  return (
    <search>
      <form
        method="get"
        action={action}
        className={classNames(styles.form, tone === 'on-dark' && styles.onDark)}
      >
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <input
          id={id}
          name={name}
          type="search"
          className={styles.field}
          placeholder={placeholder}
          defaultValue={defaultValue}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.button} aria-label={submitLabel}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
};
