import { storefrontRoot } from '@materia/storefront-shell/root';
import { facts, loadLongDate } from '../market.ts';

export { clientMiddleware } from '@materia/storefront-shell/client-texts';
export { loader, middleware } from '@materia/storefront-shell/frame';

const root = storefrontRoot(facts, loadLongDate);
export const Layout = root.Layout;
export const ErrorBoundary = root.ErrorBoundary;
export default root.Page;
