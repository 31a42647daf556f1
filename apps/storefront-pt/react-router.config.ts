import { reactRouterConfig } from '@materia/storefront-shell/build';

export default reactRouterConfig();
