export { default, handleError } from '@materia/storefront-shell/entry-server';
