import { aCustomer, defaultResponses, type MockResponses, mockHost } from '@materia/api-mocks';
import { CHANNELS, flagSet } from '@materia/domain-feature-flags';
import { pathTo } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { ANNA, aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { loadAccount } from './account.loader.ts';
import { AccountView } from './AccountView.tsx';
import { changeBillingAddress } from './billing-address.action.ts';

const POSTCODES: Readonly<Record<string, string>> = {
  pl: '60-001',
  es: '28013',
  fr: '44000',
  pt: '1000-001',
};

describe.each(markets.map((market) => [market.id, market] as const))(
  'the billing address in %s',
  (id, market) => {
    const good = {
      street: 'Mayor',
      streetNumber: '4b',
      postcode: POSTCODES[id] ?? '',
      city: 'Villa',
    };
    const visit = (
      choice: boolean,
      channel: (typeof CHANNELS)[number],
      answers: Partial<MockResponses> = {},
    ) =>
      aVisit(market, mockHost(answers), {
        channel,
        customer: ANNA,
        flags: flagSet({
          channel,
          choices: { BILLING_ADDRESS_UPDATE: choice },
          presets: market.flagPresets,
        }),
      }).context;
    const send = async (
      fields: Readonly<Record<string, string>>,
      {
        choice = true,
        channel = 'web',
        answer = defaultResponses.updateMe,
      }: {
        readonly choice?: boolean;
        readonly channel?: (typeof CHANNELS)[number];
        readonly answer?: MockResponses['updateMe'];
      } = {},
    ) => {
      const sent: unknown[] = [];
      const updateMe: MockResponses['updateMe'] = (request) => {
        sent.push(request.body);
        return answer(request);
      };
      return {
        ...(await outcomeOf(() =>
          changeBillingAddress({
            context: visit(choice, channel, { updateMe }),
            request: posted(fields),
          }),
        )),
        sent,
      };
    };

    it('BILLING_ADDRESS_UPDATE allows changes on every channel; without it the address is read-only and a stale form is rejected (FLAG-32)', async () => {
      const line = flagSet({ channel: 'web', choices: {}, presets: market.flagPresets })
        .ADDRESS_STREET_NUMBER_FIRST
        ? '4b Mayor'
        : 'Mayor 4b';
      const main_address = {
        street: [line],
        postcode: good.postcode,
        city: 'Villa',
        country_id: market.country,
      };
      for (const channel of CHANNELS) {
        for (const choice of [true, false]) {
          const html = draw(
            <AccountView
              {...await loadAccount({
                context: visit(choice, channel, {
                  readMe: () => ({ reply: aCustomer({ main_address }) }),
                }),
              })}
            />,
            market,
          );
          expect([
            html.includes(line),
            html.includes('name="street"'),
            html.includes('value="Mayor"'),
          ]).toEqual([true, choice, choice]);
          const { status, location, sent } = await send(good, { choice, channel });
          expect([status, location, sent]).toEqual(
            choice
              ? [
                  303,
                  pathTo(market.routes)('account'),
                  [
                    {
                      main_address: {
                        street: 'Mayor',
                        street_number: '4b',
                        postcode: good.postcode,
                        city: 'Villa',
                      },
                    },
                  ],
                ]
              : [404, null, []],
          );
        }
      }
    });

    it('a validation error is shown at its field with what was typed, and no request is sent', async () => {
      const { status, facts, sent } = await send({ ...good, postcode: 'x1', city: '' });
      expect([status, sent]).toEqual([422, []]);
      const html = draw(
        <AccountView {...await loadAccount({ context: visit(true, 'web') })} refusal={facts} />,
        market,
      );
      for (const text of [
        market.texts.registerMore.postcodeInvalid,
        market.texts.register.required,
        'value="x1"',
        '<details open=""',
      ])
        expect(html).toContain(text);
    });

    it('an error from the host is shown as a message', async () => {
      const { status, facts } = await send(good, { answer: () => ({ refusal: 'bad-input' }) });
      expect(status).toBe(422);
      expect(
        draw(
          <AccountView {...await loadAccount({ context: visit(true, 'web') })} refusal={facts} />,
          market,
        ),
      ).toContain(market.texts.billingAddress.failed);
    });
  },
);
