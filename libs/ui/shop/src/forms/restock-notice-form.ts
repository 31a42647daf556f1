import { defineForm } from './define-form.ts';
import { line } from './field-kinds.ts';

/** The address to which a mail goes when a product can be ordered again. */
export const restockNoticeForm = defineForm({ email: line(200) });
