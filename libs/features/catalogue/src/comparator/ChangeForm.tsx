import { COMPARISON_FORMS, HiddenFields, usePath } from '@materia/ui-shop';
import type { ReactNode } from 'react';

export type ChangeFormProps = {
  readonly intent: 'clear' | 'remove' | 'restart';
  readonly sku?: string;
  /** Needed if the page has several with this intent. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A form that changes the comparison and stays on its page. */
export const ChangeForm = ({ intent, sku, label, children }: ChangeFormProps) => (
  <form method="post" action={usePath()('comparator')} aria-label={label} data-stays="">
    {intent === 'clear' ? (
      <HiddenFields form={COMPARISON_FORMS.clear} />
    ) : (
      <HiddenFields form={COMPARISON_FORMS[intent]} values={{ sku }} />
    )}
    {children}
  </form>
);
