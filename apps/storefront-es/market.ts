export { facts } from '@materia/market-es/facts';
