export { type BrandEntry, type BrandShelf, fetchBrand, fetchBrands } from './brand-calls.ts';
export { fetchBuyingOptions, type OfferBuyingOptions, readBuyingOption } from './buying-options.ts';
export {
  type CategoryOfPath,
  fetchCategoryByPath,
  fetchDepartments,
  fetchListing,
  fetchOffers,
  fetchProduct,
  fetchSubstitutes,
  type ListingQuery,
  PAGE_SIZE,
} from './catalogue-calls.ts';
export { type Category, type Crumb } from './category.ts';
export {
  type ComparedProduct,
  type Comparison,
  type ComparisonFailure,
  fetchComparison,
} from './comparison.ts';
export { type CardFamily, type FamilyChoice, fetchFamily, type ProductFamily } from './family.ts';
export {
  type CountedCategory,
  EMPTY_LISTING,
  type Facet,
  type FacetValue,
  type Listing,
  type SearchReading,
} from './listing.ts';
export { fetchMaterials, type MaterialProduct } from './materials.ts';
export { type OfferReply, type ProductOffers, readOffer } from './offer.ts';
export { type EcoReader, offerEco } from './offer-eco.ts';
export { type OfferFacts, offerFacts } from './offer-facts.ts';
export { pictureUrl } from './picture-url.ts';
export { type PriceReader, priceViewer } from './price-viewer.ts';
export { type ListedProduct, type Product } from './product.ts';
export { fetchRecommendations, type Recommendation } from './recommendations.ts';
export { parseSortKey, LISTING_SORT_KEYS, type ListingSortKey } from './sort.ts';
export { fetchSuggestions, type Suggestions } from './suggestions.ts';
