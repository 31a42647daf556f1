import type { Brand } from '@materia/domain-kernel';
import styles from './RichText.module.css';

/** HTML of editors that was cleaned (CMS-01): only `safeHtml` makes such a text. */
export const RichText = ({ html }: { readonly html: Brand<string, 'SafeHtml'> }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
