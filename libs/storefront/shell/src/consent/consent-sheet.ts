/** The banner as a part of its own, loaded when somebody has to be asked. */
export { ConsentBanner as default } from '@materia/ui-shop';
