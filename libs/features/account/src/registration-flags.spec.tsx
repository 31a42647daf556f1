import { defaultResponses, type MockResponses, mockHost } from '@materia/api-mocks';
import { CHANNELS, type FlagKey, flagSet } from '@materia/domain-feature-flags';
import type { Market } from '@materia/market-model';
import { describe, expect, it } from 'vitest';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { loadRegister, register } from './register.action.ts';
import { RegisterView } from './RegisterView.tsx';

const PASSWORD = 'Trudne#Haslo1';
const PERSON = {
  kind: 'private',
  firstname: 'Anna',
  lastname: 'Nowak',
  mobile: '',
  email: 'anna@materia.example',
  password: PASSWORD,
  passwordAgain: PASSWORD,
  terms: '1',
};
const personalNumber = ({ rules }: Market): string => rules.personalNumbers[0]?.example ?? '';
const POSTCODES: Readonly<Record<string, string>> = {
  pl: '60-001',
  es: '28013',
  fr: '44000',
  pt: '1000-001',
};
const company = ({ rules }: Market) => ({
  ...PERSON,
  kind: 'professional',
  company: 'Builders',
  taxNumber: rules.taxNumbers[0]?.example ?? '',
});

type Fields = Readonly<Record<string, string>>;
/**
 * A flag with the field it adds, and the errors for a missing and an invalid answer while it is on.
 */
type Row = {
  readonly flag: FlagKey;
  readonly row: string;
  readonly field: string;
  readonly form: (market: Market) => Fields;
  readonly wrong: (market: Market) => Fields;
  readonly fault: string;
  readonly right: (market: Market) => Fields;
  readonly sent: (market: Market) => object;
};

const address = ({ id }: Market): Fields => ({
  street: 'Mayor',
  streetNumber: '4 b',
  postcode: POSTCODES[id] ?? '',
  city: 'Villa',
});

const firstType = ({ rules }: Market): string => rules.companyTypes[0]?.code ?? '';

const ROWS: readonly Row[] = [
  {
    flag: 'USER_FISCAL_ID',
    row: 'FLAG-10',
    field: 'fiscalNumber',
    form: () => PERSON,
    wrong: () => ({ fiscalNumber: '1' }),
    fault: 'not-a-fiscal-number',
    right: (market) => ({ fiscalNumber: personalNumber(market) }),
    sent: (market) => ({ fiscal_id_1: personalNumber(market) }),
  },
  {
    flag: 'ACCOUNT_CREATION_ADDRESS_REQUIRED',
    row: 'FLAG-11',
    field: 'street',
    form: () => PERSON,
    wrong: () => ({}),
    fault: 'missing',
    right: address,
    sent: ({ id }) => ({
      main_address: {
        street: 'Mayor',
        street_number: '4 b',
        postcode: POSTCODES[id],
        city: 'Villa',
      },
    }),
  },
  {
    flag: 'ACCOUNT_CREATION_COMPANY_TYPES',
    row: 'FLAG-12',
    field: 'companyType',
    form: company,
    wrong: () => ({ companyType: 'KOLKHOZ' }),
    fault: 'not-offered',
    right: (market) => ({ companyType: firstType(market) }),
    sent: (market) => ({ legal_entity_type: firstType(market) }),
  },
  {
    flag: 'ACCOUNT_INTRA_COMMUNITY_VAT',
    row: 'FLAG-13',
    field: 'vatNumber',
    form: company,
    wrong: () => ({ vatNumber: 'ESB12345678' }),
    fault: 'not-a-vat-number',
    right: () => ({ vatNumber: 'ES B58378431' }),
    sent: () => ({ intra_community_vat: 'ES B58378431' }),
  },
  {
    flag: 'ACCOUNT_CREATION_LOYALTY_INPUT',
    row: 'FLAG-22',
    field: 'loyaltyCard',
    form: () => PERSON,
    wrong: () => ({ loyaltyCard: 'card' }),
    fault: 'not-a-card',
    right: () => ({ loyaltyCard: '9800 0000 00017', cardPostcode: '60-001' }),
    sent: () => ({
      loyalty_card_number: '9800 0000 00017',
      loyalty_card_postcode: '60-001',
    }),
  },
];

/** No questions except the one under test. */
const QUIET = {
  USER_FISCAL_ID: false,
  ACCOUNT_CREATION_ADDRESS_REQUIRED: false,
  ACCOUNT_CREATION_COMPANY_TYPES: false,
  ACCOUNT_INTRA_COMMUNITY_VAT: false,
  ACCOUNT_CREATION_LOYALTY_INPUT: false,
} as const;

describe.each(markets.map((market) => [market.id, market] as const))(
  'the registration of %s',
  (_, market) => {
    const visit = (
      choices: Parameters<typeof flagSet>[0]['choices'],
      channel: (typeof CHANNELS)[number] = 'web',
      answers: Partial<MockResponses> = {},
    ) =>
      aVisit(market, mockHost(answers), {
        channel,
        flags: flagSet({ channel, choices: { ...QUIET, ...choices }, presets: market.flagPresets }),
      }).context;
    const page = (
      choices: Parameters<typeof flagSet>[0]['choices'],
      channel?: (typeof CHANNELS)[number],
    ) =>
      draw(
        <RegisterView
          {...loadRegister({
            context: visit(choices, channel),
            url: new URL('https://shop.test/create?kind=professional'),
          })}
          refusal={undefined}
        />,
        market,
      );
    const send = async (
      choices: Parameters<typeof flagSet>[0]['choices'],
      fields: Fields,
      answers: Partial<MockResponses> = {},
    ) => {
      const sent: unknown[] = [];
      const note: MockResponses['register'] = (request) => {
        sent.push(request.body);
        return defaultResponses.register(request);
      };
      const outcome = await outcomeOf(() =>
        register({
          context: visit(choices, 'web', { register: note, ...answers }),
          request: posted(fields),
          url: new URL('https://shop.test/create'),
        }),
      );
      return { status: outcome.status, faults: outcome.facts?.faults, sent };
    };

    it.each(ROWS)(
      '$flag adds its field on every channel, and removes it when off ($row)',
      ({ flag, field }) => {
        for (const channel of CHANNELS) {
          expect(page({ [flag]: true }, channel)).toContain(`name="${field}"`);
          expect(page({ [flag]: false }, channel)).not.toContain(`name="${field}"`);
        }
      },
    );

    it.each(ROWS)(
      '$flag: an invalid answer is reported at its field, a valid one is sent ($row)',
      async ({ flag, field, form, wrong, fault, right, sent }) => {
        const refused = await send({ [flag]: true }, { ...form(market), ...wrong(market) });
        expect(refused).toMatchObject({
          status: 422,
          faults: { [field]: { kind: fault } },
          sent: [],
        });
        expect(await send({ [flag]: true }, { ...form(market), ...right(market) })).toMatchObject({
          status: 303,
          sent: [{ customer: sent(market) }],
        });
        expect((await send({ [flag]: false }, form(market))).status).toBe(303);
      },
    );

    it('finds the account of a card by its number and postal code, and needs no special character in its password (IDT-06, FLAG-22, ERR-62, PWD-02)', async () => {
      const on = { ACCOUNT_CREATION_LOYALTY_INPUT: true };
      const plain = { ...PERSON, password: 'Trudne0Haslo', passwordAgain: 'Trudne0Haslo' };
      const card = { loyaltyCard: '9800000000427', cardPostcode: '60-001' };
      expect(await send(on, { ...plain, ...card })).toMatchObject({
        status: 303,
        sent: [
          { customer: { loyalty_card_number: '9800000000427', loyalty_card_postcode: '60-001' } },
        ],
      });
      for (const weak of [
        await send(on, plain),
        await send({ ACCOUNT_CREATION_LOYALTY_INPUT: false }, { ...plain, ...card }),
      ])
        expect(weak).toMatchObject({
          status: 422,
          faults: { password: { kind: 'weak-password' } },
        });
      expect(await send(on, { ...PERSON, ...card, cardPostcode: '' })).toMatchObject({
        status: 422,
        faults: { cardPostcode: { kind: 'missing' } },
        sent: [],
      });
      const unknown = await send(
        on,
        { ...PERSON, ...card },
        {
          findLoyaltyCard: () => ({ refusal: 'not-found' }),
        },
      );
      expect(unknown).toMatchObject({
        status: 422,
        faults: { loyaltyCard: { kind: 'card-not-found' } },
        sent: [],
      });
    });

    it('ACCOUNT_COMPANY_TYPE lets users register as a company; without it everyone registers as a person (FLAG-01)', async () => {
      for (const channel of CHANNELS) {
        expect(page({ ACCOUNT_COMPANY_TYPE: true }, channel)).toContain('value="professional"');
        expect(page({ ACCOUNT_COMPANY_TYPE: false }, channel)).not.toContain('name="kind"');
      }
      expect((await send({ ACCOUNT_COMPANY_TYPE: true }, company(market))).sent).toMatchObject([
        { customer: { customer_type: 3 } },
      ]);
      expect((await send({ ACCOUNT_COMPANY_TYPE: false }, company(market))).sent).toMatchObject([
        { customer: { customer_type: 2 } },
      ]);
    });

    it('ADDRESS_STREET_NUMBER_FIRST puts the house number before the street (FLAG-31, ADDR-06)', () => {
      const isFirst = (on: boolean): boolean => {
        const html = page({
          ACCOUNT_CREATION_ADDRESS_REQUIRED: true,
          ADDRESS_STREET_NUMBER_FIRST: on,
        });
        return html.indexOf('name="streetNumber"') < html.indexOf('name="street"');
      };
      expect([isFirst(true), isFirst(false)]).toEqual([true, false]);
    });
  },
);

describe('the company fields of a market', () => {
  it('Poland offers company or person with only the company number; the others list their types, Spain in its own order (FLD-06, COMP-05, COMP-08)', () => {
    const shown = markets.map((market) => {
      const { questions, companyTypes } = loadRegister({
        context: aVisit(market, mockHost({})).context,
        url: new URL('https://shop.test/create'),
      });
      return [
        market.id,
        questions.kind,
        questions.fiscalNumber,
        companyTypes
          .map(({ code }) => code)
          .slice(0, 3)
          .join(' '),
        companyTypes.length,
      ];
    });
    expect(shown).toEqual([
      ['pl', true, false, '', 0],
      ['es', true, true, 'OTHER COMPANY SELF_EMPLOYED', 3],
      ['fr', true, true, 'administration EURL farmer', 13],
      ['pt', true, true, 'COMPANY SELF_EMPLOYED OTHER', 3],
    ]);
  });
});
