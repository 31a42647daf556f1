export { facts } from '@materia/market-fr/facts';
