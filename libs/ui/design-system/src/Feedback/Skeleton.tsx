import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  readonly shape?: 'text' | 'title' | 'picture' | 'block' | 'button';
  /** How many lines of text. */
  readonly lines?: 1 | 2 | 3 | 4;
};

/** A placeholder while content loads. The region around it sets `aria-busy`. */
export const Skeleton = ({ shape = 'text', lines = 1 }: SkeletonProps) => (
  <span className={styles.lines} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={classNames(styles.bone, styles[shape])} />
    ))}
  </span>
);
