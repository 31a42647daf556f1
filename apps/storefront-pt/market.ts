export { facts } from '@materia/market-pt/facts';
