import type { LinkComponent } from '@materia/ui-design-system';
import { Link } from 'react-router';

/** Draws links inside the shop with the router once it runs; before that they are plain anchors. Other addresses stay plain. */
export const RouterLink: LinkComponent = ({ href, children, ...rest }) =>
  /^\/(?!\/)/.test(href) ? (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
