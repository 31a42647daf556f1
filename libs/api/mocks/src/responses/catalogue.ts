import { aCategory, aProduct, aProductCard, aRootCategory } from '../builders/catalogue.ts';
import { aVendorOffer, anOffer } from '../builders/offer.ts';
import { aRetailer } from '../builders/store.ts';
import type { AreaResponses } from '../handlers.ts';

export const catalogueResponses: AreaResponses<'Catalogue'> = {
  readCategory: () => ({
    reply: {
      data: [
        aRootCategory(
          aCategory({ level: 1, url_path: 'budowa', name: 'Budowa', children: [aCategory()] }),
        ),
      ],
    },
  }),
  readCategoryOfStore: () => ({ reply: { data: [aCategory()] } }),
  readCategoryByPath: () => ({ reply: { data: [{ category: aCategory(), breadcrumbs: [] }] } }),
  readCategoryTree: () => ({
    reply: {
      data: [aCategory({ level: 1, url_path: 'budowa', name: 'Budowa', children: [aCategory()] })],
    },
  }),
  listProducts: () => ({
    reply: {
      data: [
        {
          retailer: aRetailer(),
          products: [aProductCard()],
          total: 1,
          page_id: 1,
          page_size: 24,
          page_count: 1,
          filters: [],
        },
      ],
    },
  }),
  suggest: () => ({
    reply: {
      data: [
        {
          products: [aProductCard()],
          categories: [aCategory()],
          brands: [{ id: '1', name: 'Murex', product_count: 1 }],
        },
      ],
    },
  }),
  countSearchClick: () => ({ reply: {} }),
  listMaterials: () => ({
    reply: {
      data: [
        {
          card: aProductCard(),
          category_id: '10',
          weight: 25,
          attributes: [{ code: 'weight', value: '25 kg' }],
        },
      ],
    },
  }),
  readProduct: () => ({ reply: { data: [aProduct()] } }),
  compareProducts: () => ({
    reply: {
      data: [
        {
          category: { id: '10', name: 'Cement', url_path: 'budowa/cement' },
          products: [{ product: aProduct(), best_offer: anOffer() }],
        },
      ],
    },
  }),
  readOffers: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  readOfferOfStore: () => ({ reply: { data: [anOffer()] } }),
  listBuyingOptions: () => ({ reply: { data: [] } }),
  listRecommendations: () => ({ reply: { data: [] } }),
  listSubstitutes: () => ({ reply: { data: [] } }),
  readFamily: () => ({ reply: { data: [] } }),
  viewProduct: () => ({
    reply: { data: [{ product: aProduct(), offers: [anOffer(), aVendorOffer()] }] },
  }),
  readProductBySku: () => ({ reply: { data: [aProduct()] } }),
  readOffersBySku: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  readProductOffers: () => ({ reply: { data: [anOffer(), aVendorOffer()] } }),
  listFilters: () => ({ reply: { data: [] } }),
  readBreadcrumbs: () => ({
    reply: { data: [{ id: '10', name: 'Cement', url_path: 'budowa/cement' }] },
  }),
  listCatalogue: () => ({
    reply: {
      data: [
        {
          retailer: aRetailer(),
          products: [aProductCard()],
          total: 1,
          page_id: 1,
          page_size: 24,
          page_count: 1,
          filters: [],
        },
      ],
    },
  }),
  findRedirection: () => ({ refusal: 'not-found' }),
};
