import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Drawing.module.css';

export type DrawingName = 'cart' | 'orders' | 'list' | 'search' | 'lost';

export type DrawingProps = {
  readonly name: DrawingName;
  readonly className?: string;
};

/**
 * A small drawing for places where there is nothing yet, in the style of the shop's pictures: things
 * of the trade before a disc. It says no more than the words beside it, so screen readers skip it.
 */
export const Drawing = ({ name, className }: DrawingProps) => (
  <svg viewBox="0 0 200 160" aria-hidden="true" className={classNames(styles.drawing, className)}>
    <circle cx="100" cy="80" r="72" className={styles.disc} />
    <ellipse cx="100" cy="138" rx="62" ry="7" className={styles.shadow} />
    {SHAPES[name]}
  </svg>
);

/** A hand truck without a load. */
const cart = (
  <>
    <path d="M70 26h14l22 96h44" className={styles.steel} />
    <path d="M92 70h34M97 92h30" className={styles.steel} />
    <path d="M104 118l50-7 2 9-52 8z" className={styles.accent} />
    <circle cx="106" cy="130" r="13" className={styles.dark} />
    <circle cx="106" cy="130" r="5" className={styles.light} />
    <path d="M60 24h20" className={styles.grip} />
  </>
);

/** A closed parcel with a label. */
const orders = (
  <>
    <path d="M56 66l44-18 44 18v52l-44 18-44-18z" className={styles.board} />
    <path d="M100 84l44-18v52l-44 18z" className={styles.boardDark} />
    <path d="M56 66l44 18 44-18-44-18z" className={styles.boardLight} />
    <path d="M76 58l44 18v14l-9 4V80L67 62z" className={styles.tape} />
    <path d="M112 100l22-9v14l-22 9z" className={styles.light} />
    <path d="M116 103l13-5M116 108l8-3" className={styles.print} />
  </>
);

/** A clipboard with a pencil. */
const list = (
  <>
    <rect x="62" y="30" width="72" height="102" rx="6" className={styles.board} />
    <rect x="69" y="40" width="58" height="84" rx="2" className={styles.light} />
    <rect x="84" y="24" width="28" height="14" rx="4" className={styles.dark} />
    <path d="M77 58l4 4 7-8M77 80l4 4 7-8" className={styles.tick} />
    <path d="M96 60h24M96 82h24M78 104h42" className={styles.print} />
    <path d="M128 122l28-56 10 5-28 56-11 6z" className={styles.accent} />
    <path d="M128 122l10 5-11 6z" className={styles.dark} />
  </>
);

/** A magnifier over a wall with a gap. */
const search = (
  <>
    <path d="M44 100h34v16H44zM82 100h34v16H82zM120 100h34v16h-34z" className={styles.brick} />
    <path
      d="M44 120h16v16H44zM64 120h34v16H64zM102 120h34v16h-34zM140 120h14v16h-14z"
      className={styles.brickDark}
    />
    <path d="M122 84l26 28" className={styles.handle} />
    <circle cx="100" cy="60" r="32" className={styles.glass} />
    <path d="M82 54a20 20 0 0 1 16-14" className={styles.gleam} />
  </>
);

/** A ladder that leans on nothing, and a sign with two ways. */
const lost = (
  <>
    <path d="M58 134l22-104M84 134l14-104" className={styles.steel} />
    <path d="M63 112h24M67 92h23M71 72h22M76 52h20" className={styles.steel} />
    <path d="M132 136V44" className={styles.post} />
    <path d="M108 48h44l10 10-10 10h-44z" className={styles.accent} />
    <path d="M156 78h-40l-10 10 10 10h40z" className={styles.teal} />
  </>
);

const SHAPES = { cart, orders, list, search, lost } as const satisfies Readonly<
  Record<DrawingName, ReactNode>
>;
