import type { AreaInputs } from './access-row.ts';

export const flagInputs: AreaInputs<'Flags'> = {
  readFlags: {},
  followFlags: {},
  evaluateFlags: { headers: {}, body: {} },
  evaluateFlag: { params: { key: 'RECOMMENDATIONS' }, body: {} },
};
