import { ANNA } from '@materia/testing/visit';
import { draw } from '@materia/testing/draw';
import { describe, expect, it } from 'vitest';
import { loadRecipient } from '../recipient/recipient.loader.ts';
import { RecipientView } from '../recipient/RecipientView.tsx';
import { loadReview } from '../review/review.loader.ts';
import { ReviewView } from '../review/ReviewView.tsx';
import { chosen, poland, ready, visit } from '../testing/checkout-visit.ts';
import { draftName } from './draft-name.ts';

describe('what is typed and not sent', () => {
  it('is of one customer, so that the next one on the same tab does not see it', async () => {
    const recipient = await loadRecipient(visit(chosen).loaderArgs());
    expect(draw(<RecipientView facts={recipient} />, poland)).toContain(
      `data-draft="recipient:${ANNA.id}"`,
    );
    const review = await loadReview(visit(ready).loaderArgs());
    expect(draw(<ReviewView facts={review} />, poland)).toContain(`data-draft="order:${ANNA.id}"`);
    expect(draftName('order', { customer: undefined })).toBe('order:');
  });
});
