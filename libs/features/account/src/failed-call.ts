import { HostUnavailable } from '@materia/api-client-kernel';

/** Errors 500 to 502 are shown on the requesting page; from 503 the error page replaces it. */
export const failedCall = (error: unknown): 'problem' => {
  if (!(error instanceof HostUnavailable) || error.status >= 503) throw error;
  return 'problem';
};
