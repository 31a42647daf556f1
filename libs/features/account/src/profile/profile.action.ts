import {
  cancelEmailChange,
  type EmailChangeRefusal,
  fetchCustomer,
  lookUpCompany,
  requestEmailChange,
  saveProfile,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import {
  type CompanyLookUp,
  offersCompanyLookUp,
  type Profile,
  type ProfileFaults,
} from '@materia/domain-customer';
import { unreachable } from '@materia/domain-kernel';
import { refreshedPath, shopRequest, type ShopRequest } from '@materia/page-request';
import { lookedUpNumber, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { profileRules } from './profile.loader.ts';
import {
  checkEmailChange,
  checkTypedProfile,
  emailChangeForm,
  type EmailChangeFaults,
  keepEmailForm,
  profileFields,
  profileForm,
} from './profile-form.ts';

/** A rejected form: what was typed, without the password, and what is wrong. */
export type ProfileOutcome =
  | {
      readonly form: 'profile';
      readonly typed: Profile;
      readonly faults: ProfileFaults;
      readonly failed: boolean;
      /** The form was sent to look the company up. */
      readonly lookUp?: CompanyLookUp;
    }
  | {
      readonly form: 'email';
      readonly typed: { readonly email: string; readonly emailAgain: string };
      readonly faults: EmailChangeFaults;
      readonly problem: 'too-many-requests' | 'failed' | undefined;
    };

/** Saves the form of the page that was sent, and shows the page with a message (303). */
export const changeProfile = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  switch (sentForm(form, { emailChangeForm, keepEmailForm })) {
    case 'emailChangeForm':
      return changeEmail(emailChangeForm.read(form), shop);
    case 'keepEmailForm':
      await cancelEmailChange(shop.host);
      shop.session.flash({ type: 'success', key: 'profile.emailCancelled' });
      return redirect(shop.to('myInformations'), 303);
    default: {
      const typed = profileForm.read(form);
      const number = lookedUpNumber(form, typed.taxNumber);
      return number === undefined ? change(typed, shop) : fillCompany(typed, number, shop);
    }
  }
};

/** Fills in the company from the register; nothing is saved, and everything typed stays. */
const fillCompany = async (
  typed: Profile,
  number: string,
  { flags, host, market }: ShopRequest,
) => {
  const lookUp: CompanyLookUp = offersCompanyLookUp(flags, market.rules)
    ? await lookUpCompany(host, { number, name: typed.company }).catch(outageAs(NO_ANSWER))
    : NO_ANSWER;
  const [card, ...others] = lookUp.kind === 'found' ? lookUp.value : [];
  const filled =
    card === undefined || others.length > 0
      ? typed
      : {
          ...typed,
          company: card.name === '' ? typed.company : card.name,
          taxNumber: card.taxNumber,
        };
  return data<ProfileOutcome>({
    form: 'profile',
    typed: filled,
    faults: {},
    failed: false,
    lookUp,
  });
};

const NO_ANSWER = { kind: 'no-answer' } as const;

const change = async (typed: Profile, shop: ShopRequest) => {
  const { host, market, session, to } = shop;
  const rules = profileRules(shop);
  const checked = checkTypedProfile(typed, profileFields(rules, market.settings), rules);
  const refuse = (faults: ProfileFaults, failed: boolean, status: number) =>
    data<ProfileOutcome>({ form: 'profile', typed, faults, failed }, { status });
  if (!checked.ok) return refuse(checked.error, false, 422);
  const isSaved = await saveProfile(host, checked.value).catch(outageAs('problem'));
  if (isSaved === 'problem') return refuse({}, true, 502);
  if (!isSaved) return refuse({}, true, 422);
  session.flash({ type: 'success', key: 'profile.saved' });
  return redirect(refreshedPath(to('myInformations')), 303);
};

const changeEmail = async (
  typed: ReturnType<typeof emailChangeForm.read>,
  { host, session, to }: ShopRequest,
) => {
  const { email, emailAgain, currentPassword } = typed;
  const refuse = (
    faults: EmailChangeFaults,
    problem: 'too-many-requests' | 'failed' | undefined,
    status: number,
  ) =>
    data<ProfileOutcome>(
      { form: 'email', typed: { email, emailAgain }, faults, problem },
      { status },
    );
  const current = await fetchCustomer(host).catch(outageAs(undefined));
  if (current === undefined) return refuse({}, 'failed', 502);
  const checked = checkEmailChange(typed, current.email);
  if (!checked.ok) return refuse(checked.error, undefined, 422);
  const asked = await requestEmailChange(host, checked.value, currentPassword).catch(
    outageAs('problem'),
  );
  if (asked === 'problem') return refuse({}, 'failed', 502);
  if (!asked.ok) return refuse(...meaningOf(asked.error));
  session.flash({ type: 'success', key: 'profile.emailAsked' });
  return redirect(to('myInformations'), 303);
};

const meaningOf = ({
  kind,
}: EmailChangeRefusal): [
  faults: EmailChangeFaults,
  problem: 'too-many-requests' | 'failed' | undefined,
  status: number,
] => {
  switch (kind) {
    case 'wrong-password':
      return [{ currentPassword: { kind } }, undefined, 422];
    case 'not-an-email':
      return [{ email: { kind } }, undefined, 422];
    case 'too-many-requests':
      return [{}, kind, 429];
    case 'refused':
      return [{}, 'failed', 422];
    default:
      return unreachable(kind);
  }
};
