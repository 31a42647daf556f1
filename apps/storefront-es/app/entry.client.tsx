import '@materia/storefront-shell/entry-client';
