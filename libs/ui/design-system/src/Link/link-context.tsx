import { createContext, useContext, useMemo, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> & {
  readonly href: string;
  readonly children?: ReactNode;
};
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext(({ children, ...rest }: AnchorProps): ReactNode => <a {...rest}>{children}</a>);

/** Tells every link of the design system which component draws it; without it links are plain anchors. */
export const LinkProvider = ({ component: Component, children }: { readonly component: LinkComponent; readonly children: ReactNode }) => (
  <LinkContext value={useMemo(() => (props: AnchorProps) => <Component {...props} />, [Component])}>{children}</LinkContext>
);

/** A link without a look, drawn by the component of `LinkProvider`. */
export const Anchor = (props: AnchorProps): ReactNode => useContext(LinkContext)(props);
