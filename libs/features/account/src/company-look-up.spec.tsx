import { type MockResponses, mockHost } from '@materia/api-mocks';
import { flagSet } from '@materia/domain-feature-flags';
import { draw } from '@materia/testing/draw';
import { markets } from '@materia/testing/markets';
import { aVisit, outcomeOf, posted } from '@materia/testing/visit';
import { describe, expect, it } from 'vitest';
import { loadRegister, register } from './register.action.ts';
import { RegisterView } from './RegisterView.tsx';

describe.each(markets)('the lookup of a company at registration in $id', (market) => {
  const words = market.texts.companyLookUp;
  const asked = { kind: 'private', firstname: 'Ana', lookUp: '', taxNumber: '1234563218' };

  const pageAfter = async (
    sent: Readonly<Record<string, string>>,
    responses: Partial<MockResponses> = {},
    isOn = true,
  ) => {
    const { context } = aVisit(market, mockHost(responses), {
      flags: flagSet({
        channel: 'web',
        choices: { ACCOUNT_COMPANY_TYPE: true, ACCOUNT_COMPANY_NUMBER_SEARCH: isOn },
        presets: market.flagPresets,
      }),
    });
    const url = new URL('https://shop.example/');
    const outcome = await outcomeOf(() => register({ context, request: posted(sent), url }));
    return draw(
      <RegisterView {...loadRegister({ context, url })} refusal={outcome.facts} />,
      market,
    );
  };

  it('fills in the company and keeps what was typed (FLAG-23, COMP-13)', async () => {
    const page = await pageAfter(asked);
    expect(page).toContain('Budowa Kowal sp. z o.o.');
    expect(page).toContain('value="Ana"');
    expect(page).toContain(words.found);
  });

  it.each([
    ['unknown', 'not-found', words.unknown],
    ['silent', 'register-unavailable', words.noAnswer],
    ['asked too often', 'too-many-requests', words.tooMany],
    ['given a wrong number', 'bad-input', market.texts.register.taxNumberInvalid],
  ] as const)(
    'says that the register is %s, and keeps the form (COMP-10, COMP-13)',
    async (_, refusal, says) => {
      const page = await pageAfter(asked, { readCompany: () => ({ refusal }) });
      expect(page).toContain(says);
      expect(page).toContain('value="1234563218"');
    },
  );

  it('lists companies of one name to choose from', async () => {
    const company = (siret: string) => ({ siret, denomination: `Firm ${siret}` });
    const page = await pageAfter(
      { ...asked, taxNumber: '', company: 'Firm' },
      { findCompanies: () => ({ reply: { companies: [company('1'), company('2')] } }) },
    );
    expect(page).toContain(words.several);
    expect(page).toContain('value="2"');
  });

  it('is offered with its flag only (FLAG-23)', async () => {
    expect(await pageAfter({ kind: 'private' })).toContain(words.action);
    expect(await pageAfter({ kind: 'private' }, {}, false)).not.toContain(words.action);
  });
});
