import styles from './Hidden.module.css';

export type SkipLinkProps = { readonly targetId: string; readonly children: string };

/** The first link of a page: past the header to the content. Seen while it has the focus. */
export const SkipLink = ({ targetId, children }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles.skip}>
    {children}
  </a>
);
