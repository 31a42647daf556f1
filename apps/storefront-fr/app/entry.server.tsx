export { application, application as default } from '@materia/storefront-shell/entry-server';
