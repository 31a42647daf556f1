import type { Command } from '../command.ts';

/** Shows an order to the people who carry it out. */
export const order: Command = {
  words: ['ORDER'],
  help: 'Show an order: status, recipient, firm, reference and contact at the site',
  run: async ([id = ''], { host }) => {
    const value = await host('readStaffOrder', { params: { id } });
    const { company, reference, siteContact, comment } = value;
    return {
      value,
      lines: [
        `${value.number} of purchase ${value.purchase}: ${value.status}`,
        `Recipient: ${value.recipient.name}, ${value.recipient.telephone}`,
        ...(company === undefined ? [] : [`Firm: ${company.name}, ${company.taxNumber}`]),
        ...(reference === undefined ? [] : [`Their reference: ${reference}`]),
        ...(siteContact === undefined
          ? []
          : [`At the site: ${siteContact.name}, ${siteContact.telephone}`]),
        ...(comment === undefined ? [] : [`Comment: ${comment}`]),
        `Invoice: ${value.wantsInvoice ? 'wanted' : 'not wanted'}`,
      ],
    };
  },
};

/** Moves an order by one step that tracking allows. */
export const advance: Command = {
  words: ['ORDER', 'STATUS'],
  help: 'Move an order to its next status',
  run: async ([id = '', status = ''], { host }) => {
    const value = await host('advanceOrder', { params: { id }, body: { status } });
    return {
      value,
      lines: [
        `${value.number}: ${value.status}${value.next.length === 0 ? '' : `, then ${value.next.join(' or ')}`}`,
      ],
    };
  },
};
