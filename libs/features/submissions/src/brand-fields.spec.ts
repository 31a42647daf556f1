import { type MockResponses, mockHost } from '@materia/api-mocks';
import { subscribe } from '@materia/api-submissions';
import { BRAND_KEY } from '@materia/api-contract';
import { describe, expect, it } from 'vitest';

describe('names of fields that contain the brand', () => {
  it('follow the brand setting of the build in sign-ups (MKT-30, MKT-31, NWS-01)', async () => {
    const sent: unknown[] = [];
    const subscribeToNewsletter: MockResponses['subscribeToNewsletter'] = ({ body }) => {
      sent.push(body);
      return { reply: { status: 'subscribed' } };
    };
    const consents = { shopEmail: true, partnersEmail: false, shopSms: true };
    await subscribe(mockHost({ subscribeToNewsletter }), {
      consents,
      prefix: '',
      firstname: '',
      lastname: '',
      email: 'anna@materia.example',
      phone: '',
      storeId: '1',
    });
    expect(sent).toMatchObject([
      {
        consents: {
          [`receive${BRAND_KEY}Email`]: true,
          receivePartnersEmail: false,
          [`receive${BRAND_KEY}Sms`]: true,
        },
      },
    ]);
  });
});
