import { startBrowser } from '@materia/storefront-shell/browser';

startBrowser(() => import('../market.ts').then(({ facts }) => facts));
