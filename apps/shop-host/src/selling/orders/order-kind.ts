export { kindOfOrder as kindOf } from '@materia/domain-order';
