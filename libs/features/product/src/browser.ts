export { startGallery } from './start-gallery.ts';
/** The scripts of product pages, without React. */
export { startAddToCart } from './add-to-cart.ts';
