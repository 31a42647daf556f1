import { Alert, Button, Card, ErrorSummary, Stack } from '@materia/ui-design-system';
import type { ReactNode } from 'react';
import { useSending } from './use-sending.ts';

/** A field as the summary of errors names it. */
export type SubmittedField = {
  /** The id of its control, to which the summary leads. */
  readonly id: string;
  readonly label: string;
  /** What is wrong with it, in words; nothing when it is right. */
  readonly error: string | undefined;
};

export type SubmissionFormProps = {
  /** Where the form is sent. */
  readonly action: string;
  /** The fields in the order of the form. */
  readonly fields: readonly SubmittedField[];
  /** Title of the summary of errors. */
  readonly summary: string;
  /** What went wrong with the form as a whole. */
  readonly problem: string | undefined;
  /** The words of its button. */
  readonly submit: string;
  /** `page` is a page's own form, in a card with a wide button; `part` stands within a card. */
  readonly use?: 'page' | 'part';
  readonly children: ReactNode;
};

/**
 * The frame of a form that people send: above it what was wrong, with a link to each field, then the fields, and a button that
 * takes one press while the form is on its way. A plain form, which needs no script.
 */
export const SubmissionForm = ({
  action,
  fields,
  summary,
  problem,
  submit,
  use = 'page',
  children,
}: SubmissionFormProps) => {
  const { isSending, onSubmit } = useSending();
  const errors = fields.flatMap(({ id, label, error }) =>
    error === undefined ? [] : [{ fieldId: id, message: `${label}: ${error}` }],
  );
  const isPage = use === 'page';
  const form = (
    <form method="post" action={action} noValidate onSubmit={onSubmit}>
      <Stack gap={isPage ? 5 : 4}>
        {children}
        <Button type="submit" busy={isSending} {...(isPage && { wide: true, size: 'l' })}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
  return (
    <Stack gap={isPage ? 5 : 4}>
      <ErrorSummary title={summary} errors={errors} />
      {problem !== undefined && (
        <Alert type="error" role="alert">
          {problem}
        </Alert>
      )}
      {isPage ? <Card padding="l">{form}</Card> : form}
    </Stack>
  );
};
