import type { PathTo } from '@materia/market-model';

/** The query parameter of the sign-in and registration pages that holds the page the shopper wanted (SHL-11, SES-23). */
export const RETURN_PARAMETER = 'return';

/** The address of the sign-in page that leads back to `returnPath` (a path of the shop with its query). */
export const signInAddress = (to: PathTo, returnPath: string): string => `${to('login')}?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`;
