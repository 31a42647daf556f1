import type { Moments } from './moments.ts';
import type { DeviceFile, SessionFile } from './session-file.ts';
import type { StaffHost } from './staff-host.ts';
import type { Typed } from './typed.ts';
import type { ShopFront } from './vitals/shop-front.ts';

/** The services of a command, in addition to its arguments. */
export type CommandContext = {
  /** Calls the staff routes of the market. */
  readonly host: StaffHost;
  /**
   * The author that is recorded with each step of an operator; the host already knows signed-in
   * staff.
   */
  readonly actor: string;
  readonly session: SessionFile;
  readonly devices: DeviceFile;
  /** Formats instants for the market. */
  readonly when: Moments;
  readonly typed: Typed;
  /** The paths of files that go with a message, from `--file`. */
  readonly files: readonly string[];
  /** The storefront of the market. */
  readonly shop: ShopFront;
};

/**
 * A command: its arguments, one line of help, and its action. `run` returns the lines to print;
 * missing arguments are empty strings. `value` is the host's response for `--json`.
 */
export type Command = {
  /**
   * The arguments after the command's name, such as `RECEIPT`. A last one that ends in … takes all
   * that is left.
   */
  readonly words: readonly string[];
  readonly help: string;
  /** Runs without a session. */
  readonly isOpen?: true;
  readonly run: (words: readonly string[], context: CommandContext) => Promise<CommandOutcome>;
};

export type CommandOutcome = { readonly lines: readonly string[]; readonly value: unknown };
