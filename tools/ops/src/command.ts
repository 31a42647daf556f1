import type { Moments } from './moments.ts';
import type { SessionFile } from './session-file.ts';
import type { StaffHost } from './staff-host.ts';
import type { Typed } from './typed.ts';
import type { ShopFront } from './vitals/shop-front.ts';

/** What a command knows beside its words. */
export type CommandContext = {
  /** Calls the staff routes of the market. */
  readonly host: StaffHost;
  /** Who acts for the operator, as it is kept with each step; people who are signed in are known to the host. */
  readonly actor: string;
  readonly session: SessionFile;
  /** Writes instants as the market writes them. */
  readonly when: Moments;
  readonly typed: Typed;
  /** The storefront of the market. */
  readonly shop: ShopFront;
};

/**
 * A command: the words it takes, one line of help, and what it does. `run` returns the lines to print; words that are
 * missing come as empty texts. `value` is the host's answer for `--json`.
 */
export type Command = {
  /** The words after the command's name, such as `RECEIPT`. The last one takes all that is left when it ends in …. */
  readonly words: readonly string[];
  readonly help: string;
  /** Runs though nobody is signed in. */
  readonly isOpen?: true;
  readonly run: (words: readonly string[], context: CommandContext) => Promise<CommandOutcome>;
};

export type CommandOutcome = { readonly lines: readonly string[]; readonly value: unknown };
