export { BlogView } from './BlogView.tsx';
export { ContentPageView } from './ContentPageView.tsx';
