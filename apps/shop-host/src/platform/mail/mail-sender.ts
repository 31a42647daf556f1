import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail-template.ts';

/**
 * Sends one mail. A resent mail has the same `id`. Rejects when the mail could not be handed over.
 */
export type MailSender = (id: string, mail: Mail) => Promise<void>;

/** Sends mails through a mail server. */
export const smtpSender = (url: string, from: string): MailSender => {
  const transport = createTransport(url);
  return async (id, mail) => {
    await transport.sendMail(messageOf(id, mail, from));
  };
};

/** Without a mail server, writes mails as .eml files to a folder, where the demo can show them. */
export const folderSender = (folder: string, from: string): MailSender => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, mail) => {
    const written = await transport.sendMail(messageOf(id, mail, from));
    // Mails have names, addresses and links that open orders.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    const file = join(folder, `${id}.eml`);
    await writeFile(`${file}.draft`, written.message, { mode: 0o600 });
    await rename(`${file}.draft`, file);
  };
};

const messageOf = (id: string, { unsubscribePage, ...mail }: Mail, from: string) => ({
  ...mail,
  from,
  messageId: `<${id}@materia.example>`,
  headers: {
    // Keeps out-of-office replies away (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    // Mail programs show a button, which needs no page (RFC 8058).
    ...(unsubscribePage !== undefined && {
      'List-Unsubscribe': `<${unsubscribePage}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});
