import BrandPage, { loader } from './brand.route.tsx';

// The page of a brand, narrowed to a category: React Router wants a module for each of its routes.
export { loader };
export default BrandPage;
