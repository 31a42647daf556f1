import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** What every link takes: an address, and no styles of its own. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  readonly href: string;
  readonly children?: ReactNode;
};
