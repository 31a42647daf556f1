/** The banner as a separate chunk, loaded when the shopper has to be asked. */
export { ConsentBanner as default } from '@materia/ui-shop';
