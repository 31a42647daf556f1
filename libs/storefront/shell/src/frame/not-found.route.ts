import { data } from 'react-router';

/** Every address the shop does not know ends here: the root's error page with status 404 (RTE-33). */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

const NotFound = (): null => null;
export default NotFound;
