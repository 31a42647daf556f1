import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Props of every link: a URL, and no custom styles. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  readonly href: string;
  readonly children?: ReactNode;
};
