import type { MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

export type ReportMailFacts = {
  readonly receipt: string;
  /** The reported page, if it is one of the shop. */
  readonly address: string | undefined;
  /**
   * The decision with the reasons that staff gave; undefined for the acknowledgement of receipt.
   */
  readonly decision:
    { readonly kind: 'kept' | 'restricted' | 'removed'; readonly statement: string } | undefined;
};

/**
 * Confirms that a report has arrived (article 16, paragraph 4 of Regulation (EU) 2022/2065), or
 * informs of the decision, its reasons and the means of redress (paragraph 5).
 */
export const reportMail = (
  { receipt, address, decision }: ReportMailFacts,
  voice: MailVoice,
): MailContent => {
  const { t } = voice;
  const subject = t(decision ? 'reportMail.subjectDecided' : 'reportMail.subjectReceived', {
    receipt,
  });
  const text = t(decision ? 'reportMail.decided' : 'reportMail.received', { receipt });
  const paragraphs =
    decision === undefined
      ? [t('reportMail.next')]
      : [
          t(`reportMail.${decision.kind}`),
          t('reportMail.statement', { statement: decision.statement }),
          t('reportMail.redress'),
        ];
  return {
    subject,
    preview: text,
    title: subject,
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      ...(address === undefined
        ? []
        : [{ kind: 'text' as const, text: t('reportMail.address', { address }) }]),
      ...paragraphs.map((paragraph) => ({ kind: 'text' as const, text: paragraph })),
      signature(voice),
    ],
  };
};
