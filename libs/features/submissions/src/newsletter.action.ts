import { type Subscribed, subscribe, type SubscriptionHostField } from '@materia/api-submissions';
import { FIELD_MAXIMUMS } from '@materia/domain-contact';
import {
  type NewsletterFault,
  newsletterFaults,
  type NewsletterField,
  type NewsletterForm,
} from '@materia/domain-consent';
import { unreachable } from '@materia/domain-kernel';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { failedCall } from './failed-call.ts';
import { newsletterForm } from './newsletter-form.ts';

export const PREFIXES = ['mrs', 'mr'] as const;
type Prefix = (typeof PREFIXES)[number];

/**
 * What the form shows: whether a name is required, an example phone number of the market, and
 * whether one checkbox stands for all consents.
 */
export type NewsletterFacts = {
  readonly nameRequired: boolean;
  readonly phoneExample: string;
  readonly tickAll: boolean;
};

export type TypedSubscription = NewsletterForm & { readonly prefix: Prefix | '' };

/** Validation errors of a sign-up, by field and checkbox. */
export type NewsletterFaults = Readonly<
  Partial<
    Record<
      NewsletterField | 'consents',
      'missing' | 'no-box-ticked' | 'not-an-email' | 'not-a-phone' | 'too-long'
    >
  >
>;

/** Why a sign-up failed as a whole. */
export type NewsletterProblem = 'too-many-requests' | 'failed';

export type NewsletterOutcome =
  | { readonly kind: Subscribed; readonly email: string }
  | {
      readonly kind: 'refused';
      readonly typed: TypedSubscription;
      readonly faults: NewsletterFaults;
      readonly problem: NewsletterProblem | undefined;
    };

export const loadNewsletter = ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): NewsletterFacts => {
  const { market, flags } = context.get(shopRequest);
  return {
    nameRequired: market.settings.newsletter.nameRequired,
    phoneExample: market.rules.phone.placeholder,
    tickAll: flags.NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS,
  };
};

/** Subscribes to the newsletter, without an account. */
export const signUp = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const { host, market, store, flags } = context.get(shopRequest);
  const typed = readSubscription(
    await request.formData(),
    flags.NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS,
  );
  const faults = {
    ...tooLongNames(typed),
    ...faultsOf(
      newsletterFaults(typed, {
        nameRequired: market.settings.newsletter.nameRequired,
        phone: market.rules.phone,
      }),
    ),
  };
  if (Object.keys(faults).length > 0) return refuse(typed, 422, { faults });
  const result = await subscribe(host, { ...typed, storeId: store.id }).catch(failedCall);
  if (result === 'failed') return refuse(typed, 502, { problem: 'failed' });
  if (result.ok) return data<NewsletterOutcome>({ kind: result.value, email: typed.email });
  const refusal = result.error;
  switch (refusal.kind) {
    case 'too-many-requests':
      return refuse(typed, 429, { problem: refusal.kind });
    case 'refused':
      return refuse(typed, 422, { problem: 'failed' });
    case 'bad-input': {
      const found = hostFaults(refusal.fields.map(({ field }) => field));
      return refuse(typed, 422, {
        faults: found,
        ...(Object.keys(found).length === 0 && { problem: 'failed' }),
      });
    }
    default:
      return unreachable(refusal);
  }
};

const readSubscription = (form: FormData, tickAll: boolean): TypedSubscription => {
  const { prefix, firstname, lastname, email, phone, all, ...consents } = newsletterForm.read(form);
  const isTicked = (box: keyof typeof consents): boolean => consents[box] || (tickAll && all);
  return {
    prefix: PREFIXES.find((each) => each === prefix) ?? '',
    firstname: inOneLine(firstname),
    lastname: inOneLine(lastname),
    email: inOneLine(email),
    phone: inOneLine(phone),
    consents: {
      shopEmail: isTicked('shopEmail'),
      partnersEmail: isTicked('partnersEmail'),
      shopSms: isTicked('shopSms'),
    },
  };
};

const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

const tooLongNames = (typed: TypedSubscription): NewsletterFaults => ({
  ...([...typed.firstname].length > FIELD_MAXIMUMS.firstname && { firstname: 'too-long' }),
  ...([...typed.lastname].length > FIELD_MAXIMUMS.lastname && { lastname: 'too-long' }),
});

const faultsOf = (faults: readonly NewsletterFault[]): NewsletterFaults =>
  Object.assign({}, ...faults.map(atField));

const atField = (fault: NewsletterFault): NewsletterFaults => {
  if (fault.kind === 'no-box-ticked') return { consents: fault.kind };
  if (fault.kind === 'field-missing') return { [fault.field]: 'missing' };
  return fault.kind === 'not-an-email' ? { email: fault.kind } : { phone: fault.kind };
};

/** The host's field names, with the error to show if only the host rejected them. */
const HOST_FIELDS = [
  ['body.email', { email: 'not-an-email' }],
  ['body.phone', { phone: 'not-a-phone' }],
  ['body.firstname', { firstname: 'too-long' }],
  ['body.lastname', { lastname: 'too-long' }],
  ['body.consents', { consents: 'no-box-ticked' }],
] as const satisfies readonly (readonly [SubscriptionHostField, NewsletterFaults])[];

const hostFaults = (fields: readonly SubscriptionHostField[]): NewsletterFaults =>
  Object.assign(
    {},
    ...HOST_FIELDS.filter(([field]) => fields.includes(field)).map(([, fault]) => fault),
  );

type Refused = Extract<NewsletterOutcome, { kind: 'refused' }>;

const refuse = (
  typed: TypedSubscription,
  status: number,
  {
    faults = {},
    problem,
  }: { readonly faults?: NewsletterFaults; readonly problem?: Refused['problem'] },
) => data<NewsletterOutcome>({ kind: 'refused', typed, faults, problem }, { status });
