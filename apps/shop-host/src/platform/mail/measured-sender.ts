import type { HostMetrics } from '@materia/platform-metrics';
import type { MailSender } from './mail-sender.ts';

/** The sender, with the mails counted that it handed over, and those that it could not. */
export const measuredSender =
  (send: MailSender, { mails }: Pick<HostMetrics, 'mails'>): MailSender =>
  async (id, mail) => {
    try {
      await send(id, mail);
      mails.inc({ outcome: 'sent' });
    } catch (error) {
      mails.inc({ outcome: 'failed' });
      throw error;
    }
  };
