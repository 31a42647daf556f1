export { storefrontRoutes } from './routes/storefront-routes.ts';
