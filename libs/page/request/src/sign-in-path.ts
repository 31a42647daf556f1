import type { PathTo } from '@materia/market-model';

/** The query parameter of the sign-in and registration pages that contains the requested page. */
export const RETURN_PARAMETER = 'return';

/** Longer paths are rejected by `safeReturnPath` and would swell the response headers. */
const LONGEST_RETURN = 2048;

/** The URL of the sign-in page that returns to `returnPath` (a path of the shop with its query). */
export const signInPath = (to: PathTo, returnPath: string): string =>
  returnPath.length > LONGEST_RETURN
    ? to('login')
    : `${to('login')}?${new URLSearchParams({ [RETURN_PARAMETER]: returnPath })}`;
