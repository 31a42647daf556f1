import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-shapes.ts';
import type { AnchorProps } from '../Link/anchor-props.ts';
import styles from './Button.module.css';

export type ButtonLook = {
  /** `primary` once per view; `accent` for "add to cart" and placing an order. */
  readonly variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  /** Fills the available width. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
};

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
    readonly children: ReactNode;
    /**
     * The action is running: the button stays readable and focusable, and pressing it again does
     * nothing.
     */
    readonly busy?: boolean;
  };

/** A button; inside a form it submits unless `type` says otherwise. */
export const Button = ({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    className={lookOf({ variant, size, wide }, className)}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    <Face icon={icon} iconAfter={iconAfter}>
      {children}
    </Face>
  </button>
);

export type ButtonLinkProps = ButtonLook & AnchorProps;

/** A link to a page that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  wide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} className={lookOf({ variant, size, wide }, className)}>
    <Face icon={icon} iconAfter={iconAfter}>
      {children}
    </Face>
  </a>
);

type Look = {
  readonly variant: ButtonLook['variant'];
  readonly size: ButtonLook['size'];
  readonly wide: boolean | undefined;
};

const lookOf = (
  { variant = 'primary', size = 'm', wide = false }: Look,
  className: string | undefined,
): string | undefined =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

type FaceProps = {
  readonly icon: IconName | undefined;
  readonly iconAfter: IconName | undefined;
  readonly children: ReactNode;
};

const Face = ({ icon, iconAfter, children }: FaceProps) => (
  <>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {iconAfter && <Icon name={iconAfter} />}
  </>
);
