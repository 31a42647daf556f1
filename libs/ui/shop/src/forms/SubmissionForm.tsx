import { Alert, Button, Card, Cluster, ErrorSummary, Stack } from '@materia/ui-design-system';
import { useText } from '../provider/ShopProvider.tsx';
import type { ReactNode } from 'react';

/** A field as listed in the error summary. */
export type SubmittedField = {
  /** The id of its control, which the summary links to. */
  readonly id: string;
  readonly label: string;
  /** The error message; `undefined` when the field is valid. */
  readonly error: string | undefined;
};

export type SubmissionFormProps = {
  /** The URL that the form posts to. */
  readonly action: string;
  /** The fields in form order. */
  readonly fields: readonly SubmittedField[];
  /** Title of the error summary. */
  readonly summary: string;
  /** An error that concerns the whole form. */
  readonly problem: string | undefined;
  /** The button's text. */
  readonly submit: string;
  /**
   * `page` is the main form of a page, in a card with a wide button, which is as wide as its text in
   * a `wide` card; `part` is inside a card.
   */
  readonly use?: 'page' | 'wide' | 'part';
  /** The form has fields for files. */
  readonly sendsFiles?: boolean;
  readonly children: ReactNode;
};

/**
 * The layout of a form: an error summary that links to each field, the fields, and a button that
 * accepts one press while the form is being sent (`startSending`). A plain form that needs no
 * script.
 */
export const SubmissionForm = ({
  action,
  fields,
  summary,
  problem,
  submit,
  use = 'page',
  sendsFiles = false,
  children,
}: SubmissionFormProps) => {
  const t = useText();
  const errors = fields.flatMap(({ id, label, error }) =>
    error === undefined
      ? []
      : [{ fieldId: id, message: t('common.labelled', { label, value: error }) }],
  );
  const isPage = use !== 'part';
  const button = (
    <Button type="submit" wide={use === 'page'} {...(isPage && { size: 'l' })}>
      {submit}
    </Button>
  );
  const form = (
    <form
      method="post"
      action={action}
      {...(sendsFiles && { encType: 'multipart/form-data' })}
      noValidate
      data-once=""
    >
      <Stack gap={isPage ? 5 : 4}>
        {children}
        {use === 'wide' ? <Cluster>{button}</Cluster> : button}
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
