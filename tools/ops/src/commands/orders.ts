import type { Command } from '../command.ts';

/** Moves an order by one step that tracking allows. */
export const advance: Command = {
  words: ['ORDER', 'STATUS'],
  help: 'Move an order to its next status',
  run: async ([id = '', status = ''], { host }) => {
    const value = await host('advanceOrder', { params: { id }, body: { status } });
    const site = value.site_access;
    return {
      value,
      lines: [
        `${value.number}: ${value.status}${value.next.length === 0 ? '' : `, then ${value.next.join(' or ')}`}`,
        ...(site === undefined
          ? []
          : [
              `for the driver: road ${site.road}, floor ${site.floor}, unloading ${site.unloading}`,
            ]),
      ],
    };
  },
};
