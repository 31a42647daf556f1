/**
 * What a public register says of a company. Persons behind it, their numbers and bank accounts are
 * no part of it.
 */
export type RegisteredCompany = {
  readonly name: string;
  /** The number under which it was found, in the market's form. */
  readonly taxNumber: string;
  /** The number of the company and of its seat within the company, where the register has them. */
  readonly companyNumber?: string | undefined;
  readonly seatNumber?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly address?: RegisteredAddress | undefined;
  readonly createdOn?: string | undefined;
  readonly activity?: CodedFact | undefined;
  readonly legalForm?: CodedFact | undefined;
  readonly employees?: string | undefined;
  /** The name is that of a person who trades under it: such an answer is not stored. */
  readonly isPerson: boolean;
};

type RegisteredAddress = {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
};

/** A code of an official list, with its label where the register gives it. */
type CodedFact = { readonly code: string; readonly label?: string | undefined };

/** A register that is out of order says nothing about a company. */
export type RegisterAnswer<Found> =
  | { readonly kind: 'found'; readonly value: Found }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no-answer' };

/** The public registers that adapters exist for. */
export type CompanyRegisterName = 'vies' | 'sirene' | 'white-list';

/** The public register in which a market looks up companies. */
export type CompanyRegister = {
  readonly name: CompanyRegisterName;
  /** The country letters of VAT numbers. */
  readonly vatPrefix: string;
  /** The form of numbers under which persons trade, where the number alone shows it. */
  readonly personNumbers?: RegExp;
  /** Whether the register finds companies by their name. */
  readonly findsByName: boolean;
};

/** How long an answer of a register counts, in milliseconds: registers change once a day. */
export const REGISTER_ANSWER_LIFE_MS = 86_400_000;

/** Letters and digits that a search by name needs. */
export const COMPANY_NAME_LEAST = 3;

/**
 * An address in one text, as registers without fields write it: the street, then a line or a part
 * with postal code and town. Undefined for any other text.
 */
export const splitRegisteredAddress = (
  text: string,
  postcode: string,
): RegisteredAddress | undefined => {
  const code = new RegExp(String.raw`(?<!\d)(?:${postcode})(?!\d)`, 'u');
  const parts = text
    .split(/[\n,]/u)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => part !== '');
  const at = parts.findLastIndex((part) => code.test(part));
  const found = at < 1 ? null : code.exec(parts[at] ?? '');
  if (found === null) return undefined;
  return {
    street: parts.slice(0, at).join(', '),
    postcode: found[0],
    city: (parts[at] ?? '').slice(found.index + found[0].length).trim(),
  };
};

/** What a form takes over of a company. */
export type CompanyCard = Pick<RegisteredCompany, 'name' | 'taxNumber' | 'address'>;

/** What a shopper who looks a company up is shown. */
export type CompanyLookUp =
  | RegisterAnswer<readonly CompanyCard[]>
  | { readonly kind: 'nothing-typed' | 'not-a-number' | 'too-many-requests' };

/** Whether forms offer the lookup: flag ACCOUNT_COMPANY_NUMBER_SEARCH, in a market with a register. */
export const offersCompanyLookUp = (
  flags: { readonly ACCOUNT_COMPANY_NUMBER_SEARCH: boolean },
  rules: { readonly companyRegister?: CompanyRegister | undefined },
): boolean => flags.ACCOUNT_COMPANY_NUMBER_SEARCH && rules.companyRegister !== undefined;

/** A company as a form has it. */
type TypedCompany = {
  readonly company: string;
  readonly taxNumber: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
};

/**
 * The company of a form after a lookup that found one. Name and number are the register's; an
 * address that somebody typed stays, because it may be another place of the company.
 */
export const filledFromRegister = (
  typed: TypedCompany,
  { name, taxNumber, address }: CompanyCard,
): TypedCompany => {
  const isTyped = [typed.street, typed.postcode, typed.city].some((text) => text !== '');
  return {
    ...typed,
    ...(!isTyped && address),
    company: name === '' ? typed.company : name,
    taxNumber,
  };
};
