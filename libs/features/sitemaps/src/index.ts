export { SitemapView } from './SitemapView.tsx';
