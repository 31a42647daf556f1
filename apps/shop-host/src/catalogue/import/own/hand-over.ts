import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { callPath, CALLS, type OwnFormat, RAW_BODY_TYPE } from '@materia/api-contract';
import { SCHEMAS } from '@materia/api-contract/schemas';
import type { OwnReport } from './import-own.ts';

type HandOver = {
  /** The host's URL, such as http://127.0.0.1:4300. */
  readonly host: string;
  readonly staffCredential: string;
  readonly market: string;
  readonly path: string;
  readonly format: OwnFormat;
  readonly onProgress: (lines: number, refused: number) => void;
};

const CALL = CALLS.importOwnFile;

/**
 * Sends a file to the host that has the database open, and reads its report. Throws an error with a
 * sentence on failure.
 */
export const handOver = async ({
  host,
  staffCredential,
  market,
  path,
  format,
  onProgress,
}: HandOver): Promise<OwnReport> => {
  const response = await fetch(`${host}${callPath(CALL, { unit: market, query: { format } })}`, {
    method: CALL.method,
    headers: { authorization: `Bearer ${staffCredential}`, 'content-type': RAW_BODY_TYPE },
    body: Readable.toWeb(createReadStream(path)),
    duplex: 'half',
  }).catch(() => {
    throw new Error(
      `The shop host has the data folder open, but does not answer at ${host}; name its address with --host.`,
    );
  });
  if (response.status === 429)
    throw new Error('The shop host is taking over another file; try again when it is done.');
  if (!response.ok || response.body === null)
    throw new Error(`The shop host at ${host} refuses the file (status ${response.status}).`);
  for await (const text of createInterface({ input: Readable.fromWeb(response.body) })) {
    const line = SCHEMAS.importOwnFile.reply.parse(JSON.parse(text));
    if (line.kind === 'report') return line.report;
    if (line.kind === 'progress') onProgress(line.lines, line.refused);
    else break;
  }
  throw new Error('The shop host could not take the file over; its log says why.');
};
