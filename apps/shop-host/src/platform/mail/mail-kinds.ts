import type { z } from 'zod';

/**
 * The mails of the host: for each kind the schema of the payload from which it is written. An area
 * adds its kinds to this interface in its `mails.ts`, because the platform cannot import areas.
 */
export interface MailKinds {}

export type MailKind = keyof MailKinds;

declare module '../jobs/job-kinds.ts' {
  interface JobKinds {
    readonly mail: MailKind;
  }
}

/** The payload of a mail, as an area hands it in and as its template reads it. */
export type MailPayload<Kind extends MailKind> = z.input<MailKinds[Kind]>;
export type ParsedMailPayload<Kind extends MailKind> = z.output<MailKinds[Kind]>;

/** The schemas of all kinds. */
export type MailSchemas = {
  readonly [Kind in MailKind]: z.ZodType<ParsedMailPayload<Kind>>;
};
