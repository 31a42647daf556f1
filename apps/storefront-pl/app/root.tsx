export { default, middleware } from '@materia/storefront-shell/root';
