import { usePath } from '@materia/ui-shop';
import type { ReactNode } from 'react';
import { Form } from 'react-router';

export type ChangeProps = {
  readonly intent: 'clear' | 'remove' | 'restart';
  readonly sku?: string;
  readonly children: ReactNode;
};

/** A form that changes the comparison and stays on its page. */
export const Change = ({ intent, sku, children }: ChangeProps) => (
  <Form method="post" action={usePath()('comparator')} preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    {sku !== undefined && <input type="hidden" name="sku" value={sku} />}
    {children}
  </Form>
);
