import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

export type OpsArguments = {
  readonly command: Command;
  readonly words: readonly string[];
  readonly market: string;
  readonly host: string | undefined;
  readonly actor: string | undefined;
  readonly json: boolean;
  /** Uses the shop's own credential instead of a person's session. */
  readonly operator: boolean;
  readonly code: string | undefined;
  /** The paths of files that go with a message. */
  readonly files: readonly string[];
};

/** Ids may begin with a dash, and no option has one letter: a space keeps them from being one. */
const asWord = (argument: string): string => (/^-[^-]/.test(argument) ? ` ${argument}` : argument);

/**
 * Parses the arguments after `npm run ops --`; otherwise returns the sentence or the help to show
 * instead.
 */
export const parseArguments = (
  argv: readonly string[],
  commands: Readonly<Record<string, Command>>,
  markets: readonly string[],
): OpsArguments | { readonly sentence: string } => {
  try {
    const { values, positionals } = parseArgs({
      args: argv.map(asWord),
      allowPositionals: true,
      options: {
        market: { type: 'string' },
        host: { type: 'string' },
        as: { type: 'string' },
        json: { type: 'boolean', default: false },
        operator: { type: 'boolean', default: false },
        code: { type: 'string' },
        file: { type: 'string', multiple: true, default: [] },
      },
    });
    const [name, ...given] = positionals.map((word) => word.trimStart());
    const command =
      name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) return { sentence: help(commands, markets) };
    const words = together(given, command.words);
    const needed = command.words.filter((word) => !word.endsWith('?')).length;
    if (words.length < needed || words.length > command.words.length)
      return { sentence: `Usage: npm run ops -- ${usage(name ?? '', command)}` };
    const market = values.market ?? markets[0] ?? '';
    if (!markets.includes(market))
      return { sentence: `There is no market ${market}; markets are ${markets.join(', ')}.` };
    return {
      command,
      words,
      market,
      host: values.host,
      actor: values.as,
      json: values.json,
      operator: values.operator,
      code: values.code,
      files: values.file,
    };
  } catch (error) {
    return { sentence: error instanceof Error ? error.message : String(error) };
  }
};

/** A last argument that ends in … takes everything that is left. */
const together = (given: readonly string[], words: readonly string[]): readonly string[] => {
  const last = words.length - 1;
  if (words[last]?.endsWith('…') !== true || given.length <= last) return given;
  return [...given.slice(0, last), given.slice(last).join(' ')];
};

const usage = (name: string, { words }: Command): string => [name, ...words].join(' ');

const help = (commands: Readonly<Record<string, Command>>, markets: readonly string[]): string =>
  [
    'Usage: npm run ops -- COMMAND [--market M] [--host ADDRESS] [--code CODE] [--file PATH] [--operator [--as NAME]] [--json]',
    `Markets: ${markets.join(', ')}`,
    '',
    ...Object.entries(commands).map(
      ([name, command]) => `  ${usage(name, command).padEnd(38)} ${command.help}`,
    ),
  ].join('\n');
