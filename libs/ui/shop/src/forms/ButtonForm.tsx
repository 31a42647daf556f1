import type { ReactNode } from 'react';

export type ButtonFormProps = {
  /** The URL that the form posts to; by default that of its page. */
  readonly action?: string;
  readonly children: ReactNode;
};

/** A form without fields: all that its action learns is that the button was pressed. */
export const ButtonForm = ({ action, children }: ButtonFormProps) => (
  <form method="post" action={action}>
    {children}
  </form>
);
