import { REVIEW_ORDERS } from '@materia/api-reviews';
import { defineForm, oneOf } from '@materia/ui-shop';

/** The order in which the reviews of a product are listed. */
export const reviewOrderForm = defineForm({ order: oneOf(REVIEW_ORDERS).named('sort') });
