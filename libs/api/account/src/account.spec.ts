import { aCustomer, defaultResponses, type MockResponses, mockHost } from '@materia/api-mocks';
import { NO_ANSWERS } from '@materia/domain-customer';
import { parseEmail } from '@materia/domain-contact';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import { marketOf } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import {
  fetchCustomer,
  saveReferenceStore,
  type NewAccount,
  openAccount,
  readCustomer,
} from './index.ts';

describe('the customer', () => {
  it.each([
    ['customer type 3', { customer_type: 3 }, true],
    ['a pro card', { is_pro_card: true }, true],
    ['loyalty category 3', { loyalty_category_code: '3' }, true],
    ['a company fiscal id', { company_fiscal_id: '5260250995' }, true],
    ['none of these', {}, false],
  ] as const)('is professional by %s (PRC-04)', (_, changes, isProfessional) => {
    expect(readCustomer(aCustomer(changes)).isProfessional).toBe(isProfessional);
  });

  it('has a company and a loyalty card only when the account has them', () => {
    expect(readCustomer(aCustomer())).toMatchObject({ company: undefined, loyalty: undefined });
    expect(
      readCustomer(aCustomer({ corporation_name: 'Budowa', loyalty_card_number: '9' })),
    ).toMatchObject({
      company: { name: 'Budowa', taxNumber: '' },
      loyalty: { cardNumber: '9', rank: '' },
    });
  });

  it('is undefined when the host does not know the session', async () => {
    expect(
      await fetchCustomer(mockHost({ readMe: () => ({ refusal: 'unauthenticated' }) })),
    ).toBeUndefined();
  });

  it('saves a reference store, and ignores a refusal (STO-25)', async () => {
    const kept: unknown[] = [];
    const updateMe: MockResponses['updateMe'] = (request) => {
      kept.push(request.body);
      return { refusal: 'bad-input' };
    };
    await saveReferenceStore(mockHost({ updateMe }), '12');
    expect(kept).toEqual([{ reference_store: '12' }]);
  });
});

describe('opening an account', () => {
  const email = parseEmail('anna@materia.example');
  const taxNumber = parseTaxNumberOfAny(marketOf('pl').rules.taxNumbers, '5260250995');
  if (!email.ok || !taxNumber.ok) throw new Error('The samples are wrong');
  const account: NewAccount = {
    email: email.value,
    password: 'Trudne#Haslo1',
    firstname: 'Anna',
    lastname: 'Nowak',
    mobile: undefined,
    company: undefined,
    storeId: '12',
    answers: NO_ANSWERS,
  };
  const open = async (
    changes: Partial<NewAccount>,
    answer: MockResponses['register'] = defaultResponses.register,
  ) => {
    const sent: unknown[] = [];
    const register: MockResponses['register'] = (request) => {
      sent.push(request.body);
      return answer(request);
    };
    return { result: await openAccount(mockHost({ register }), { ...account, ...changes }), sent };
  };

  it('sends customer, password and store (IDT-03); a company makes a customer of type 3 (LIM-52)', async () => {
    const { result, sent } = await open({
      company: { name: 'Budowa', taxNumber: taxNumber.value },
    });
    expect(result).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([
      {
        customer: {
          email: 'anna@materia.example',
          firstname: 'Anna',
          lastname: 'Nowak',
          customer_type: 3,
          corporation_name: 'Budowa',
          company_fiscal_id: '5260250995',
          terms_accepted: true,
        },
        password: 'Trudne#Haslo1',
        request: { retailer_id: '12' },
      },
    ]);
  });

  it.each([
    ['account-exists', { kind: 'account-exists' }],
    ['too-many-requests', { kind: 'too-many-requests' }],
    ['bad-input', { kind: 'bad-input', fields: [] }],
    ['unauthenticated', { kind: 'refused' }],
  ] as const)('reports a refusal with %s (IDT-07)', async (refusal, error) => {
    expect((await open({}, () => ({ refusal }))).result).toEqual({ ok: false, error });
  });
});
