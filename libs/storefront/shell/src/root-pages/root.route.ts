// The development server finds the styles of the frame through this import; builds do by themselves.
import '../frame/Document.tsx';

export { middleware } from '../frame-facts/frame-data.ts';
/** The frame is around all routes (`Document.tsx`), so the root route shows its page only. */
export { Outlet as default } from 'react-router';
