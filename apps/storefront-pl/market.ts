export { facts } from '@materia/market-pl/facts';
