import { type RetentionReason, retentionWords } from '@materia/market-model';
import type { MailBlock, MailContent } from '../mail-content.ts';
import type { MailVoice } from '../render-mail.ts';
import { greeting, signature } from './order-facts.ts';

export type AccountErasedFacts = {
  /** The number of the request. */
  readonly reference: string;
  /** What the law keeps. */
  readonly kept: readonly { readonly reason: RetentionReason; readonly years: number }[];
};

/** An account was erased: what the law keeps and for how long. The mail knows no name any more. */
export const accountErased = (
  { reference, kept }: AccountErasedFacts,
  voice: MailVoice,
): MailContent => {
  const { market, t, words } = voice;
  const { email } = market.company;
  const text = t('dataMail.text', { reference });
  const facts: readonly MailBlock[] =
    kept.length === 0
      ? [{ kind: 'text', text: t('dataMail.keptNothing') }]
      : [
          { kind: 'heading', text: t('dataMail.keptTitle') },
          {
            kind: 'facts',
            rows: kept.map((data) => {
              const { what, period } = retentionWords(data, words);
              return { label: what, value: period };
            }),
          },
          { kind: 'text', text: t('dataMail.rights', { email }) },
        ];
  return {
    subject: t('dataMail.subject', { shop: market.name }),
    preview: text,
    title: t('dataMail.title'),
    blocks: [
      greeting({ name: undefined }, voice),
      { kind: 'text', text },
      ...facts,
      { kind: 'text', text: t('dataMail.notYou', { email }) },
      signature(voice),
    ],
  };
};
