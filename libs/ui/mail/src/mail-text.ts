import { unreachable } from '@materia/domain-kernel';
import { companyAddress, type Market } from '@materia/market-model';
import type { MailBlock, MailContent, MailRow } from './mail-content.ts';

/** Writes a label before its value as the language does: French puts a space before the colon. */
export type WriteLabel = (label: string, value: string) => string;

/** The text part of a mail. Mail programs fold what follows `-- `, the identity of the sender. */
export const mailText = (
  { title, blocks }: MailContent,
  { company }: Pick<Market, 'company'>,
  labelled: WriteLabel,
): string =>
  `${[
    title,
    ...blocks.map((block) => blockText(block, labelled)),
    [
      '-- ',
      `${company.legalName}, ${companyAddress(company)}`,
      `${company.email}, ${company.phone}`,
    ].join('\n'),
  ].join('\n\n')}\n`;

const blockText = (block: MailBlock, labelled: WriteLabel): string => {
  const listed = (rows: readonly MailRow[]): string =>
    rows.map(({ label, value }) => labelled(label, value)).join('\n');
  switch (block.kind) {
    case 'text':
    case 'notice':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'facts':
    case 'lines':
    case 'totals':
      return listed(block.rows);
    case 'code':
      return `${labelled(block.label, block.code)}\n${block.text}`;
    case 'links':
      return block.links.map(({ label, href }) => `${label}\n${href}`).join('\n');
    case 'button':
      return `${block.label}\n${block.href}`;
    default:
      return unreachable(block);
  }
};
