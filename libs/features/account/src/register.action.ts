import {
  findClubCard,
  isEmailFree,
  lookUpCompany,
  openAccount,
  refusedPassword,
  type RegistrationHostField,
  type RegistrationRefusal,
} from '@materia/api-account';
import { anyOutageAs, type HostClient, outageAs } from '@materia/api-client-kernel';
import { unreachable } from '@materia/domain-kernel';
import {
  type CompanyCard,
  type CompanyLookUp,
  filledFromRegister,
  offersCompanyLookUp,
  type RegistrationQuestions,
  registrationQuestions,
  splitStreetLine,
} from '@materia/domain-customer';
import { safeReturnPath } from '@materia/domain-navigation';
import {
  RETURN_PARAMETER,
  referenceStore,
  shopRequest,
  type ShopRequest,
} from '@materia/page-request';
import { lookedUpNumber } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  readRegistration,
  parseTypedRegistration,
  type RegistrationFormFault,
  type RegistrationFaults,
  type RegistrationField,
  type TypedRegistration,
} from './registration-form.ts';

export type RegisterFacts = {
  readonly returnPath: string | undefined;
  /** The kind that is preselected, from `?kind=professional`. */
  readonly kind: 'private' | 'professional';
  readonly phoneExample: string;
  /** Additional questions, depending on the market's flags. */
  readonly questions: RegistrationQuestions;
  readonly companyTypes: readonly { readonly code: string; readonly name: string }[];
  /** Whether companies can be looked up in the public register. */
  readonly looksUp: boolean;
};

/**
 * A registration that was not made. `problem` is set when it failed as a whole, `lookUp` when it was
 * sent to look a company up.
 */
export type RegisterRefusal = {
  readonly typed: TypedRegistration;
  readonly faults: RegistrationFaults;
  readonly problem: 'too-many-requests' | 'failed' | undefined;
  readonly lookUp?: CompanyLookUp;
};

export const loadRegister = ({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): RegisterFacts => {
  const shop = context.get(shopRequest);
  const search = url.searchParams;
  const requested = search.get(RETURN_PARAMETER);
  if (shop.customer !== undefined) throw redirect(safeReturnPath(requested, shop.to('account')));
  const path = safeReturnPath(requested, '');
  return {
    returnPath: path === '' ? undefined : path,
    kind: search.get('kind') === 'professional' ? 'professional' : 'private',
    phoneExample: shop.market.rules.phone.placeholder,
    questions: registrationQuestions(shop.flags),
    companyTypes: shop.flags.ACCOUNT_CREATION_COMPANY_TYPES ? shop.market.rules.companyTypes : [],
    looksUp: offersCompanyLookUp(shop.flags, shop.market.rules),
  };
};

/** Creates an account, signs in and redirects to the requested page. */
export const register = async ({
  context,
  request,
  url,
}: Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const typed = parseTypedRegistration(form);
  const number = lookedUpNumber(form, typed.taxNumber);
  if (number !== undefined) return fillCompany(shop, typed, number);
  const checked = readRegistration(form, {
    rules: shop.market.rules,
    questions: registrationQuestions(shop.flags),
    storeId: referenceStore(shop).id,
  });
  if (!checked.ok) {
    const taken = await takenAddress(shop.host, typed.email, checked.error);
    return refuse({ typed, faults: { ...checked.error, ...taken }, problem: undefined }, 422);
  }
  const cardRefusal = await refusedCard(shop, typed);
  if (cardRefusal !== undefined) return cardRefusal;
  const opened = await openAccount(shop.host, checked.value).catch(outageAs('problem'));
  if (opened === 'problem') return refuse({ typed, faults: {}, problem: 'failed' }, 502);
  if (!opened.ok) return refuseOpening(typed, opened.error);
  const target = safeReturnPath(url.searchParams.get(RETURN_PARAMETER), shop.to('account'));
  const outcome = await shop.session
    .signIn({ username: checked.value.email, password: checked.value.password })
    .catch(outageAs('problem'));
  // The account exists; if signing in fails now, customers sign in themselves.
  return redirect(outcome === 'signed-in' ? target : shop.to('login'), 303);
};

/** Why the club card of the form cannot be linked; undefined for one that can, and without one. */
const refusedCard = async ({ flags, host }: ShopRequest, typed: TypedRegistration) => {
  const cardNumber = typed.answers.loyaltyCard;
  if (cardNumber === '' || !registrationQuestions(flags).loyaltyCard) return undefined;
  const { cardPostcode: postcode } = typed;
  if (postcode === '')
    return refuse(
      { typed, faults: { cardPostcode: { kind: 'missing' } }, problem: undefined },
      422,
    );
  const found = await findClubCard(host, { cardNumber, postcode }).catch(outageAs('problem'));
  if (found === 'problem') return refuse({ typed, faults: {}, problem: 'failed' }, 502);
  if (found.ok) return undefined;
  const { kind } = found.error;
  switch (kind) {
    case 'not-a-card':
      return refuse(
        { typed, faults: { loyaltyCard: { kind: 'card-not-found' } }, problem: undefined },
        422,
      );
    case 'too-many-requests':
      return refuse({ typed, faults: {}, problem: kind }, 429);
    case 'failed':
      return refuse({ typed, faults: {}, problem: kind }, 502);
    default:
      return unreachable(kind);
  }
};

/** Fills in the company from the register; everything typed stays. */
const fillCompany = async (shop: ShopRequest, typed: TypedRegistration, number: string) => {
  const lookUp: CompanyLookUp = offersCompanyLookUp(shop.flags, shop.market.rules)
    ? await lookUpCompany(shop.host, { number, name: typed.company }).catch(outageAs(NO_ANSWER))
    : NO_ANSWER;
  const [card, ...others] = lookUp.kind === 'found' ? lookUp.value : [];
  const filled =
    card === undefined || others.length > 0
      ? { ...typed, kind: 'professional' as const }
      : withCompany(typed, card, shop.flags.ADDRESS_STREET_NUMBER_FIRST);
  return data<RegisterRefusal>(
    { typed: filled, faults: {}, problem: undefined, lookUp },
    { status: 200 },
  );
};

const NO_ANSWER = { kind: 'no-answer' } as const;

const withCompany = (
  typed: TypedRegistration,
  card: CompanyCard,
  numberFirst: boolean,
): TypedRegistration => {
  const { answers } = typed;
  const { street, postcode, city, ...company } = filledFromRegister({ ...answers, ...typed }, card);
  const isTaken = street !== answers.street;
  const [as, other] = [splitStreetLine(street, numberFirst), splitStreetLine(street, !numberFirst)];
  const split = as.number === '' ? other : as;
  return {
    ...typed,
    kind: 'professional',
    company: company.company,
    taxNumber: company.taxNumber,
    answers: {
      ...answers,
      postcode,
      city,
      ...(isTaken && { street: split.street, streetNumber: split.number }),
    },
  };
};

/** That an address has an account is told together with the other faults, so that nobody mends a form in vain. */
const takenAddress = async (
  host: HostClient,
  email: string,
  faults: RegistrationFaults,
): Promise<RegistrationFaults> => {
  if (faults.email !== undefined) return {};
  const isFree = await isEmailFree(host, email).catch(anyOutageAs(undefined));
  return isFree === false ? { email: { kind: 'account-exists' } } : {};
};

const refuseOpening = (typed: TypedRegistration, refusal: RegistrationRefusal) => {
  switch (refusal.kind) {
    case 'account-exists':
      return refuse(
        { typed, faults: { email: { kind: 'account-exists' } }, problem: undefined },
        409,
      );
    case 'too-many-requests':
      return refuse({ typed, faults: {}, problem: 'too-many-requests' }, 429);
    case 'bad-input':
      return refuseFields(typed, refusal.fields);
    case 'refused':
      return refuse({ typed, faults: {}, problem: 'failed' }, 422);
    default:
      return unreachable(refusal);
  }
};

/**
 * The host repeats the checks of this page. A field that the form has gets its message; otherwise
 * the form as a whole failed.
 */
const refuseFields = (
  typed: TypedRegistration,
  refused: Extract<RegistrationRefusal, { kind: 'bad-input' }>['fields'],
) => {
  const password = refusedPassword(refused, 'body.password');
  const faults = [
    ...FIELDS.filter(([hostField]) => refused.some(({ field }) => field === hostField)).map(
      ([, field, fault]) => ({ [field]: fault }),
    ),
    ...(password === undefined ? [] : [{ password }]),
  ];
  return refuse(
    {
      typed,
      faults: Object.assign({}, ...faults),
      problem: faults.length === 0 ? 'failed' : undefined,
    },
    422,
  );
};

/** Form fields by the host's names. */
const FIELDS: readonly (readonly [
  hostField: RegistrationHostField,
  field: RegistrationField,
  fault: RegistrationFormFault,
])[] = [
  ['body.customer.email', 'email', { kind: 'not-an-email' }],
  ['body.customer.mobile', 'mobile', { kind: 'not-a-mobile' }],
  ['body.customer.company_fiscal_id', 'taxNumber', { kind: 'not-a-tax-number' }],
  ['body.customer.corporation_name', 'company', { kind: 'missing' }],
  ['body.customer.firstname', 'firstname', { kind: 'missing' }],
  ['body.customer.lastname', 'lastname', { kind: 'missing' }],
  ['body.customer.terms_accepted', 'terms', { kind: 'terms-not-accepted' }],
  ['body.customer.legal_entity_type', 'companyType', { kind: 'not-offered' }],
  ['body.customer.intra_community_vat', 'vatNumber', { kind: 'not-a-vat-number' }],
  ['body.customer.fiscal_id_1', 'fiscalNumber', { kind: 'not-a-fiscal-number' }],
  ['body.customer.main_address.street', 'street', { kind: 'missing' }],
  ['body.customer.main_address.street_number', 'streetNumber', { kind: 'missing' }],
  ['body.customer.main_address.postcode', 'postcode', { kind: 'not-a-postcode' }],
  ['body.customer.main_address.city', 'city', { kind: 'missing' }],
  // The form has already checked the digits, so another account uses this number.
  ['body.customer.loyalty_card_number', 'loyaltyCard', { kind: 'card-taken' }],
  ['body.customer.loyalty_card_postcode', 'loyaltyCard', { kind: 'card-not-found' }],
];

const refuse = (refusal: RegisterRefusal, status: number) => data(refusal, { status });
