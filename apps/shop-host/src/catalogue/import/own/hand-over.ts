import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { OwnReport } from './import-own.ts';
import type { OwnFormat } from './read-own-file.ts';

/** The type of the body, whatever the format: the query names that. */
export const OWN_FILE_TYPE = 'application/octet-stream';

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), lines: z.number(), refused: z.number() }),
  z.object({
    kind: z.literal('report'),
    report: z.object({
      lines: z.number(),
      taken: z.number(),
      added: z.number(),
      refused: z.array(z.object({ line: z.number(), reason: z.string() })).readonly(),
    }),
  }),
  z.object({ kind: z.literal('failed') }),
]);
/** What a running host tells of an import, one line each. */
export type OwnMessage = z.infer<typeof message>;

type HandOver = {
  /** Where the host listens, such as http://127.0.0.1:4300. */
  readonly host: string;
  readonly staffCredential: string;
  readonly market: string;
  readonly path: string;
  readonly format: OwnFormat;
  readonly onProgress: (lines: number, refused: number) => void;
};

/** Hands a file to the host that has the database open, and reads its report. Throws with a sentence when it cannot. */
export const handOver = async ({
  host,
  staffCredential,
  market,
  path,
  format,
  onProgress,
}: HandOver): Promise<OwnReport> => {
  const response = await fetch(`${host}/${market}/staff/import?format=${format}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staffCredential}`, 'content-type': OWN_FILE_TYPE },
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
  for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
    const told = message.parse(JSON.parse(line));
    if (told.kind === 'report') return told.report;
    if (told.kind === 'progress') onProgress(told.lines, told.refused);
    else break;
  }
  throw new Error('The shop host could not take the file over; its log says why.');
};
