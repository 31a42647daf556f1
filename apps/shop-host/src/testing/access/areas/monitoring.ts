import type { AreaInputs } from './access-row.ts';

export const monitoringInputs: AreaInputs<'Monitoring'> = {
  readHealth: {},
  readLiveness: {},
  readReadiness: {},
};
