import type { Command } from '../command.ts';

/** Creates an account for a customer, who activates it by the link of a mail. */
export const accountCreate: Command = {
  words: ['EMAIL', 'FIRSTNAME', 'LASTNAME…'],
  help: 'Create an account for a customer, who gets a link to activate it',
  run: async ([email = '', firstname = '', lastname = ''], { host }) => {
    const value = await host('precreateAccount', { body: { email, firstname, lastname } });
    return { value, lines: [`${value.id}  a link to activate it is on its way`] };
  },
};
