import { data } from 'react-router';

/** Route of every unknown path: the root's error page with status 404. */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

const NotFound = (): null => null;
export default NotFound;
