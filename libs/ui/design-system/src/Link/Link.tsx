import { classNames } from '../class-names.ts';
import type { AnchorProps } from './anchor-props.ts';
import styles from './Link.module.css';

export type LinkProps = AnchorProps & {
  /** `standard` is underlined; `quiet` underlines on hover; `bare` has no styling. */
  readonly variant?: 'standard' | 'quiet' | 'bare';
};

/** A link in running text or in a list: a plain anchor. */
export const Link = ({ variant = 'standard', className, children, ...rest }: LinkProps) => (
  <a {...rest} className={classNames(styles[variant], className)}>
    {children}
  </a>
);
