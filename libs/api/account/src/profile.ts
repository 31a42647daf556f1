import {
  type HostClient,
  listedRefusal,
  refusalMeaning,
  type RefusalTable,
} from '@materia/api-client-kernel';
import { isCivility } from '@materia/domain-contact';
import type { Profile } from '@materia/domain-customer';
import { fail, ok, type Result, unreachable } from '@materia/domain-kernel';

/** Saves the given fields of the customer. Returns whether the host accepted them. */
export const saveProfile = async (host: HostClient, changes: Partial<Profile>): Promise<boolean> =>
  (await host('updateMe', { body: wireProfile(changes) })).ok;

const wireProfile = ({
  company,
  taxNumber,
  companyType,
  vatNumber,
  civility,
  firstname,
  lastname,
  secondLastname,
  birthDate,
  fiscalNumber,
  mobile,
  phone,
}: Partial<Profile>) => ({
  corporation_name: company,
  company_fiscal_id: taxNumber,
  legal_entity_type: companyType,
  intra_community_vat: vatNumber,
  ...(civility !== undefined && { prefix: isCivility(civility) ? civility : ('' as const) }),
  firstname,
  lastname,
  lastname_2: secondLastname,
  dob: birthDate,
  fiscal_id_1: fiscalNumber,
  mobile,
  phone,
});

export type EmailChangeRefusal = {
  readonly kind: 'not-an-email' | 'wrong-password' | 'too-many-requests' | 'refused';
};

/** Asks for another e-mail address, which counts when its owner has confirmed it. */
export const requestEmailChange = async (
  host: HostClient,
  email: string,
  password: string,
): Promise<Result<undefined, EmailChangeRefusal>> => {
  const answer = await host('updateMe', { body: { email, password } });
  if (answer.ok) return ok(undefined);
  const code = listedRefusal('updateMe', answer.error)?.code;
  switch (code) {
    case 'bad-input': {
      const fields = answer.error.fields.map(({ field }) => field);
      if (fields.includes('body.password')) return fail({ kind: 'wrong-password' });
      return fail({ kind: fields.includes('body.email') ? 'not-an-email' : 'refused' });
    }
    case 'too-many-requests':
      return fail({ kind: code });
    case 'too-many-addresses':
    case undefined:
      return fail({ kind: 'refused' });
    default:
      return unreachable(code);
  }
};

/** Gives up a change of the e-mail address. One that is confirmed already stays. */
export const cancelEmailChange = async (host: HostClient): Promise<boolean> =>
  (await host('cancelEmailChange', {})).ok;

/** What came of the link to a new e-mail address. */
export type EmailConfirmation =
  | { readonly kind: 'changed'; readonly email: string }
  | { readonly kind: 'taken' | 'unknown-link' | 'too-many-requests' | 'failed' };

const UNCONFIRMED = {
  'account-exists': 'taken',
  'not-found': 'unknown-link',
  'too-many-requests': 'too-many-requests',
} as const satisfies RefusalTable<'confirmEmail', EmailConfirmation['kind']>;

/** Confirms a new e-mail address by the link that its owner got. */
export const confirmEmail = async (host: HostClient, link: string): Promise<EmailConfirmation> => {
  const answer = await host('confirmEmail', { body: { link } });
  return answer.ok
    ? { kind: 'changed', email: answer.value.email }
    : { kind: refusalMeaning('confirmEmail', answer.error, UNCONFIRMED, 'failed') };
};
