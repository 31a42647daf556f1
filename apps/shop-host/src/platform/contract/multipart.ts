import type { IncomingFile } from '@materia/api-contract';
import type { FastifyRequest } from 'fastify';

/** The files of a form: their names, and the largest one in bytes if it is not the usual one. */
export type WantedFiles = {
  readonly names: readonly string[];
  readonly largest?: number | undefined;
};

/**
 * Reads a form: its text fields and the files of the given names.
 */
export type MultipartReader = (
  request: FastifyRequest,
  files: WantedFiles,
) => Promise<{
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, IncomingFile>>;
}>;

/** A form with an invalid field. */
export class UnreadableForm extends Error {
  readonly statusCode = 400;
  constructor(field: string) {
    super(`The field ${field} of the form does not fit`);
  }
}
