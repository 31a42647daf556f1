export { CategoryView } from './CategoryView.tsx';
export { HomeView } from './HomeView.tsx';
export { SearchView } from './SearchView.tsx';
