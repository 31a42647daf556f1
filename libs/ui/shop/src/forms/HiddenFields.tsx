import { type Form, hiddenFields, type HiddenValues } from './define-form.ts';
import type { FormField } from './field-kinds.ts';

export type HiddenFieldsProps<Sent> = {
  readonly form: Sent;
  /** Values by field; the intent of the form comes by itself. */
  readonly values?: HiddenValues<Sent>;
};

/** What a form sends besides what its shopper sees. */
export const HiddenFields = <
  Sent extends Pick<Form<Readonly<Record<string, FormField>>>, 'intent' | 'fields'>,
>({
  form,
  values = {},
}: HiddenFieldsProps<Sent>) =>
  hiddenFields(form, values).map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
