import type { PathTo } from '@materia/market-model';

/** The query parameter of the sign-in and registration pages that holds the page the shopper wanted (SHL-11, SES-23). */
export const RETURN_PARAMETER = 'return';

/** Longer ones are not led back to (`safeReturnPath`), and would swell the headers of an answer. */
const LONGEST_RETURN = 2048;

/** The address of the sign-in page that leads back to `returnPath` (a path of the shop with its query). */
export const signInAddress = (to: PathTo, returnPath: string): string =>
  returnPath.length > LONGEST_RETURN
    ? to('login')
    : `${to('login')}?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`;
