import type { StaffHost } from './staff-host.ts';

/** What a command knows beside its words. */
export type CommandContext = {
  /** Calls the staff routes of the market. */
  readonly host: StaffHost;
  /** Who acts, as it is kept with each step. */
  readonly actor: string;
};

/**
 * A command: the words it takes, one line of help, and what it does. `run` returns the lines to print; words that are
 * missing come as empty texts. `value` is the host's answer for `--json`.
 */
export type Command = {
  /** The words after the command's name, such as `RECEIPT`. The last one takes all that is left when it ends in …. */
  readonly words: readonly string[];
  readonly help: string;
  readonly run: (words: readonly string[], context: CommandContext) => Promise<CommandOutcome>;
};

export type CommandOutcome = { readonly lines: readonly string[]; readonly value: unknown };
