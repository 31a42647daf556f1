import { usePath } from '@materia/ui-shop';
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
    <input type="hidden" name="intent" value={intent} />
    {sku !== undefined && <input type="hidden" name="sku" value={sku} />}
    {children}
  </form>
);
