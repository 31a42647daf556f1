import type { Brand } from '@materia/domain-kernel';
import styles from './RichText.module.css';

/** Sanitised HTML from editors; only `safeHtml` creates such a value. */
export const RichText = ({ html }: { readonly html: Brand<string, 'SafeHtml'> }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
