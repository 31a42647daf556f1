import {
  createClubAccount,
  type JoiningProblem,
  linkClubCard,
  subscribeToClub,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import { fail, type Result } from '@materia/domain-kernel';
import { joiningFaults } from '@materia/domain-loyalty';
import { parseTaxNumberOfAny } from '@materia/domain-tax-number';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { type FormFaults, type FormValues, sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { cardForm, joinForm } from './club-forms.ts';
import { lacks, registrationOf } from './club-join.loader.ts';

type JoinValues = FormValues<typeof joinForm>;
type CardValues = FormValues<typeof cardForm>;

/** A form that made nobody a member, as it was sent. */
export type ClubJoinOutcome =
  | {
      readonly form: 'join';
      readonly typed: JoinValues;
      readonly faults: FormFaults<typeof joinForm>;
      readonly problem?: JoiningProblem['kind'] | undefined;
    }
  | {
      readonly form: 'card';
      readonly typed: CardValues;
      readonly faults: FormFaults<typeof cardForm>;
      readonly problem?: JoiningProblem['kind'] | undefined;
    };

/** The status of a page that shows why nothing changed. */
const STATUS = {
  'already-linked': 409,
  incomplete: 422,
  'not-a-card': 422,
  'too-many-requests': 429,
  failed: 502,
} as const satisfies Readonly<Record<JoiningProblem['kind'], number>>;

/** Joins the club with a new card or with one of a store, and shows it (303). */
export const joinTheClub = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  return sentForm(form, { joinForm, cardForm }) === 'cardForm'
    ? link(shop, cardForm.read(form))
    : join(shop, joinForm.read(form));
};

const join = async (shop: ShopRequest, typed: JoinValues) => {
  const { host, market } = shop;
  const registration = await registrationOf(shop);
  const fiscalId = parseTaxNumberOfAny(market.rules.taxNumbers, typed.fiscalId);
  const faults: FormFaults<typeof joinForm> = {
    ...(lacks(registration, 'reference-store') &&
      typed.store === '' && { store: { kind: 'empty' as const } }),
    ...(lacks(registration, 'company-fiscal-id') &&
      !fiscalId.ok && { fiscalId: { kind: 'not-a-tax-number' as const } }),
    ...termsFaultOf(typed.terms, 'terms'),
  };
  if (Object.keys(faults).length > 0) return refuse({ form: 'join', typed, faults }, 422);
  const joined = await (
    registration.kind === 'subscribe'
      ? subscribeToClub(host)
      : createClubAccount(host, {
          storeId: typed.store === '' ? shop.store.id : typed.store,
          fiscalId: fiscalId.ok ? fiscalId.value : '',
        })
  ).catch(outageAs(FAILED));
  if (!joined.ok) {
    const { kind } = joined.error;
    return refuse({ form: 'join', typed, faults, problem: kind }, STATUS[kind]);
  }
  return welcome(shop);
};

const link = async (shop: ShopRequest, typed: CardValues) => {
  const faults: FormFaults<typeof cardForm> = {
    ...(typed.cardNumber === '' && { cardNumber: { kind: 'empty' as const } }),
    ...(typed.postcode === '' && { postcode: { kind: 'empty' as const } }),
    ...termsFaultOf(typed.cardTerms, 'cardTerms'),
  };
  if (Object.keys(faults).length > 0) return refuse({ form: 'card', typed, faults }, 422);
  const linked = await linkClubCard(shop.host, typed).catch(outageAs(FAILED));
  if (!linked.ok) {
    const { kind } = linked.error;
    return refuse({ form: 'card', typed, faults, problem: kind }, STATUS[kind]);
  }
  return welcome(shop);
};

const FAILED: Result<never, JoiningProblem> = fail({ kind: 'failed' });

const termsFaultOf = <Field extends string>(termsAccepted: boolean, field: Field) =>
  joiningFaults({ termsAccepted }).length === 0
    ? undefined
    : ({ [field]: { kind: 'terms-not-accepted' } } as const);

const welcome = ({ session, to }: ShopRequest) => {
  session.flash({ type: 'success', key: 'club.joined' });
  return redirect(to('loyalty'), 303);
};

const refuse = (outcome: ClubJoinOutcome, status: number) => data(outcome, { status });
