import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { RawResult } from './pglite-messages.ts';

type PreparedStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
};

const { serialize } = protocol;

/**
 * Runs statements that the embedded database has prepared by name (see prepared-statements.ts): in
 * one step, where PGlite's own query takes five and parses the text each time. A statement that
 * failed is prepared again.
 */
export const preparedStatements = (
  database: PGlite,
): ((statement: PreparedStatement) => Promise<RawResult>) => {
  const known = new Map<string, string>();
  return async ({ name, text, values }) => {
    const isKnown = known.get(name) === text;
    const preparing = isKnown
      ? []
      : [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
    known.delete(name);
    const answer = await database.execProtocolStream(
      joined([
        ...preparing,
        serialize.bind({ statement: name, values: [...values] }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ]),
    );
    known.set(name, text);
    return readAnswer(answer);
  };
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
};

const readAnswer = (answer: readonly object[]): RawResult => {
  const fields =
    answer.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [];
  const [command = '', ...counts] =
    answer.find((message) => message instanceof messages.CommandCompleteMessage)?.text.split(' ') ??
    [];
  return {
    command,
    rowCount: Number(counts.at(-1) ?? 0),
    fields: fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
    rows: answer
      .filter((message) => message instanceof messages.DataRowMessage)
      .map((row) => row.fields),
  };
};
