import type { Market } from '@materia/market-model';
import type { MailAttachment } from '../../platform/mail/mail-template.ts';
import type { OrderWithLines } from './repository.ts';

/**
 * Draws the files that go with mails about orders to proven mailboxes. None while too many others are drawn: the mail
 * itself says all that the law asks for.
 */
export type MailFiles = {
  readonly confirmation: (
    order: OrderWithLines,
    market: Market,
  ) => Promise<readonly MailAttachment[]>;
  /** The receipt of the withdrawal with this id. */
  readonly withdrawal: (
    order: OrderWithLines,
    id: string,
    market: Market,
  ) => Promise<readonly MailAttachment[]>;
};

/** Mails without files. */
export const NO_MAIL_FILES: MailFiles = {
  confirmation: async () => [],
  withdrawal: async () => [],
};
