import type { ReactNode } from 'react';
import styles from './SuggestionList.module.css';

export type SuggestionListProps = {
  readonly label: string;
  /** Announced to screen readers when the list appears, such as the number of suggestions. */
  readonly announcement: string;
  /** Shown if there are no suggestions; without it, nothing is shown. */
  readonly noneText?: string;
  readonly children: readonly ReactNode[];
};

/**
 * The suggestions for the text of a field, which a script takes out of their page (`Suggesting`).
 */
export const SuggestionList = ({
  label,
  announcement,
  noneText,
  children,
}: SuggestionListProps) => (
  <div data-suggestion-list="" data-announcement={announcement} className={styles.popup}>
    {children.length > 0 ? (
      <div role="listbox" aria-label={label}>
        {children}
      </div>
    ) : (
      noneText && <p className={styles.none}>{noneText}</p>
    )}
  </div>
);

export type SuggestionProps = {
  readonly label: string;
  /** A second line, for example a region or a category. */
  readonly detail?: string;
  /** Written into the field, or remembered, when the suggestion is chosen. */
  readonly words?: string;
  /** The page that the suggestion opens. */
  readonly href?: string;
  /** A picture or a symbol. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
};

/** One suggestion. It is no link, because the focus stays in the field. */
export const Suggestion = ({ label, detail, words, href, before, after }: SuggestionProps) => (
  <div
    role="option"
    aria-selected={false}
    className={styles.item}
    data-words={words}
    data-href={href}
  >
    {before}
    <span className={styles.words}>
      <span data-label="">{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
    {after}
  </div>
);
