import type { Collector } from '@materia/domain-checkout';
import { lineText } from '@materia/storefront-request';

export const readCollectorValues = (form: FormData): Collector => ({
  firstname: lineText(form, 'firstname'),
  lastname: lineText(form, 'lastname'),
  phone: lineText(form, 'phone', 60),
});
