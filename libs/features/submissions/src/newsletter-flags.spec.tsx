import { type MockResponses, mockHost } from '@materia/api-mocks';
import { CHANNELS, flagSet } from '@materia/domain-feature-flags';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { loadNewsletter, signUp } from './newsletter.action.ts';
import { NewsletterView } from './NewsletterView.tsx';

describe.each(markets.map((market) => [market.id, market] as const))(
  'the newsletter of %s',
  (_, market) => {
    it.each(CHANNELS)(
      'NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS ticks all consents with one checkbox, also without scripts (FLAG-16), in the %s',
      async (channel) => {
        const seen = [];
        for (const on of [true, false]) {
          const sent: unknown[] = [];
          const subscribeToNewsletter: MockResponses['subscribeToNewsletter'] = ({ body }) => {
            sent.push(body);
            return { reply: { status: 'subscribed' } };
          };
          const flags = flagSet({
            channel,
            choices: { NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS: on },
            presets: market.flagPresets,
          });
          const { context } = aVisit(market, mockHost({ subscribeToNewsletter }), {
            channel,
            flags,
          });
          const html = draw(
            <NewsletterView {...loadNewsletter({ context })} outcome={undefined} />,
            market,
          );
          const form = {
            all: '1',
            email: 'anna@materia.example',
            phone: market.rules.phone.placeholder,
            firstname: 'Anna',
            lastname: 'Nowak',
          };
          const { status } = await outcomeOf(() => signUp({ context, request: posted(form) }));
          seen.push([
            html.includes('name="all"'),
            status,
            JSON.stringify(sent).match(/true/g)?.length ?? 0,
          ]);
        }
        expect(seen).toEqual([
          [true, 200, 3],
          [false, 422, 0],
        ]);
      },
    );
  },
);
