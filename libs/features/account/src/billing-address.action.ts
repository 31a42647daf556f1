import { changeMainAddress } from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import {
  type AddressField,
  addressQuestions,
  type AnswerFault,
  checkAnswers,
  NO_ANSWERS,
  type RegistrationAnswers,
} from '@materia/domain-customer';
import { shopRequest } from '@materia/page-request';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { billingAddressForm } from './registration-form.ts';

/**
 * A rejected change: what was typed, the error at each field, and whether the request failed as a
 * whole.
 */
export type AddressRefusal = {
  readonly typed: RegistrationAnswers;
  readonly faults: Readonly<Partial<Record<AddressField, AnswerFault>>>;
  readonly failed: boolean;
};

/** Saves a new billing address, where the market lets customers change it. */
export const changeBillingAddress = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  if (!shop.flags.BILLING_ADDRESS_UPDATE) throw data(null, { status: 404 });
  const typed: RegistrationAnswers = {
    ...NO_ANSWERS,
    ...billingAddressForm.read(await request.formData()),
  };
  const checked = checkAnswers(typed, {
    isProfessional: false,
    questions: addressQuestions(shop.flags.ADDRESS_STREET_NUMBER_FIRST),
    rules: shop.market.rules,
  });
  if (!checked.ok) return refuse({ typed, faults: checked.error, failed: false }, 422);
  const saved = await changeMainAddress(shop.host, typed).catch(outageAs('problem'));
  if (saved === 'problem') return refuse({ typed, faults: {}, failed: true }, 502);
  return saved.ok
    ? redirect(shop.to('account'), 303)
    : refuse({ typed, faults: {}, failed: true }, 422);
};

const refuse = (refusal: AddressRefusal, status: number) => data(refusal, { status });
