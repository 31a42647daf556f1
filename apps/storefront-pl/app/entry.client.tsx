import { startBrowser } from '@materia/storefront-shell/browser';

startBrowser();
