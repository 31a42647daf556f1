import { PASSWORD } from '../../shoppers.ts';
import type { AreaRows } from './access-row.ts';
import { nothing } from './inputs.ts';

export const personalDataRows: AreaRows<'Personal data'> = {
  readMyErasure: { subject: 'account', input: nothing },
  exportMyData: { subject: 'account', input: nothing },
  eraseMyData: { subject: 'account', input: () => ({ body: { password: PASSWORD } }) },
};
