import styles from './Hidden.module.css';

export type SkipLinkProps = { readonly targetId: string; readonly children: string };

/** The first link of a page: skips the header. Visible while focused. */
export const SkipLink = ({ targetId, children }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles.skip}>
    {children}
  </a>
);
