import BrandPage, { loader } from './brand.route.tsx';

// A brand's page filtered by category. React Router needs a module for each route.
export { loader };
export default BrandPage;
