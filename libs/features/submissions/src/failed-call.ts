import { HostUnavailable } from '@materia/api-client-kernel';

/** 500 to 502 are told by the form; from 503 on the whole page says that the shop has a problem (ERR-22). */
export const failedCall = (error: unknown): 'failed' => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return 'failed';
};
