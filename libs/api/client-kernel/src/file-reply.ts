import { attachmentName } from '@materia/api-contract';

/** The parts of a response that a file consists of. */
type FileResponse = Partial<Pick<Response, 'body' | 'headers'>>;

/** A file with the name that the host gives it, whose bytes are read as they arrive. */
export const fileOf = ({ body, headers }: FileResponse): unknown => ({
  name: attachmentName(headers?.get('content-disposition') ?? null),
  type: headers?.get('content-type') ?? 'application/octet-stream',
  body,
});
