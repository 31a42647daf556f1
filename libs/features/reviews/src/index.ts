export { ReviewsView } from './ReviewsView.tsx';
