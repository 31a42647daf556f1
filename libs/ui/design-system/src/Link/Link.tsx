import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from './link-context.tsx';
import styles from './Link.module.css';

export type LinkProps = AnchorProps & {
  /** `standard` is underlined; `quiet` underlines on hover; `bare` has no look of its own. */
  readonly variant?: 'standard' | 'quiet' | 'bare';
};

/** A link in running text or in a list, drawn by the component of `LinkProvider`. */
export const Link = ({ variant = 'standard', className, ...rest }: LinkProps) => <Anchor {...rest} className={classNames(styles[variant], className)} />;
