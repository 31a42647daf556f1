import type { Collector } from '@materia/domain-checkout';
import { textOf } from './form-text.ts';

export const readCollectorValues = (form: FormData): Collector => ({
  firstname: textOf(form, 'firstname'),
  lastname: textOf(form, 'lastname'),
  phone: textOf(form, 'phone', 60),
});
