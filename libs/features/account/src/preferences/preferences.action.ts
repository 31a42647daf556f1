import {
  type NewsletterChangeRefusal,
  type NewsletterConsents,
  saveMyNewsletter,
  saveReceiptPreferences,
} from '@materia/api-account';
import { outageAs } from '@materia/api-client-kernel';
import type { ReceiptPreferences } from '@materia/domain-consent';
import { fail, unreachable } from '@materia/domain-kernel';
import { shopRequest, type ShopRequest } from '@materia/page-request';
import { sentForm } from '@materia/ui-shop';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { consentsForm, receiptsForm } from './preferences-form.ts';

/** A choice that was not saved, with what was ticked. */
export type PreferencesOutcome =
  | { readonly form: 'receipts'; readonly typed: ReceiptPreferences }
  | {
      readonly form: 'newsletter';
      readonly typed: NewsletterConsents;
      readonly problem: 'no-mobile' | 'too-many-requests' | 'failed';
    };

/** Saves one of the two choices and shows the page again (303). */
export const changePreferences = async ({
  context,
  request,
}: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  switch (sentForm(form, { receiptsForm, consentsForm })) {
    case 'consentsForm':
      return saveConsents(shop, consentsForm.read(form));
    case 'receiptsForm':
    case undefined:
      return saveReceipts(shop, receiptsForm.read(form));
  }
};

const saveReceipts = async ({ host, session, to }: ShopRequest, typed: ReceiptPreferences) => {
  const saved = await saveReceiptPreferences(host, typed).catch(
    outageAs(fail({ kind: 'unsuccessful' } as const)),
  );
  if (!saved.ok) return data<PreferencesOutcome>({ form: 'receipts', typed }, { status: 502 });
  session.flash({ type: 'success', key: 'preferences.saved' });
  return redirect(to('receiptPreferences'), 303);
};

const saveConsents = async ({ host, session, to }: ShopRequest, typed: NewsletterConsents) => {
  const saved = await saveMyNewsletter(host, typed).catch(
    outageAs(fail<NewsletterChangeRefusal>({ kind: 'refused' })),
  );
  if (!saved.ok) {
    const [problem, status] = meaningOf(saved.error);
    return data<PreferencesOutcome>({ form: 'newsletter', typed, problem }, { status });
  }
  const isAny = typed.shopEmail || typed.partnersEmail || typed.shopSms;
  session.flash({
    type: 'success',
    key:
      saved.value === 'to-confirm'
        ? 'preferences.newsletterToConfirm'
        : isAny
          ? 'preferences.newsletterSaved'
          : 'preferences.newsletterStopped',
  });
  return redirect(to('receiptPreferences'), 303);
};

const meaningOf = ({
  kind,
}: NewsletterChangeRefusal): [
  problem: 'no-mobile' | 'too-many-requests' | 'failed',
  status: number,
] => {
  switch (kind) {
    case 'no-mobile':
      return [kind, 422];
    case 'too-many-requests':
      return [kind, 429];
    case 'refused':
      return ['failed', 502];
    default:
      return unreachable(kind);
  }
};
