import type { Meta } from '@storybook/react-vite';
import * as cartRoute from '../../libs/features/cart/src/cart.route.tsx';
import * as categoryRoute from '../../libs/features/catalogue/src/category.route.tsx';
import * as confirmationRoute from '../../libs/features/checkout/src/confirmation/confirmation.route.tsx';
import * as recipientRoute from '../../libs/features/checkout/src/recipient/recipient.route.tsx';
import * as deliveryRoute from '../../libs/features/checkout/src/delivery/delivery.route.tsx';
import * as reviewRoute from '../../libs/features/checkout/src/review/review.route.tsx';
import * as orderRoute from '../../libs/features/orders/src/order-details.route.tsx';
import * as ordersRoute from '../../libs/features/orders/src/orders.route.tsx';
import * as productRoute from '../../libs/features/product/src/product.route.tsx';
import {
  aCartReply,
  aCheckout,
  aPickupShipment,
  aProduct,
  type MockResponses,
} from '@materia/api-mocks';
import type { Market } from '@materia/market-model';
import type { SamplePage } from './LoadedPage.tsx';
import { loadedStory } from './loaded-story.tsx';

/**
 * Whole pages with their own loaders and a host mocked from the contract. The toolbar sets their
 * flags and customer.
 */
const meta: Meta = { title: 'Pages/With loaders', parameters: { layout: 'fullscreen' } };
export default meta;

const listing: SamplePage = {
  name: 'category',
  address: (to) => to('category', { level1: 'a' }),
  route: categoryRoute,
  visitor: 'guest',
};
const product: SamplePage = {
  name: 'product',
  address: (to) => to('product', { urlKey: 'sample-ref100200' }),
  route: productRoute,
  visitor: 'guest',
};
const cart: SamplePage = {
  name: 'cart',
  address: (to) => to('cart'),
  route: cartRoute,
  visitor: 'guest',
};
const delivery: SamplePage = {
  name: 'checkoutDelivery',
  address: (to) => to('checkoutDelivery'),
  route: deliveryRoute,
  visitor: 'customer',
};
const recipient: SamplePage = {
  name: 'checkoutRecipient',
  address: (to) => to('checkoutRecipient'),
  route: recipientRoute,
  visitor: 'customer',
};
const review: SamplePage = {
  name: 'checkoutReview',
  address: (to) => to('checkoutReview'),
  route: reviewRoute,
  visitor: 'customer',
};
const confirmation: SamplePage = {
  name: 'confirmation',
  address: (to) => `${to('confirmation')}?order=1`,
  route: confirmationRoute,
  visitor: 'customer',
};
const orders: SamplePage = {
  name: 'orders',
  address: (to) => to('orders'),
  route: ordersRoute,
  visitor: 'customer',
};
const order: SamplePage = {
  name: 'orderDetails',
  address: (to) => to('orderDetails', { orderId: '1' }),
  route: orderRoute,
  visitor: 'customer',
};

export const Listing = { ...loadedStory(listing), tags: ['screenshot-wide'] };
export const Product = { ...loadedStory(product), tags: ['screenshot-wide'] };
export const ProductWithoutOffers = loadedStory(product, {
  readOffers: () => ({ reply: { data: [] } }),
  readProduct: () => ({ reply: { data: [aProduct()] } }),
});
export const Cart = { ...loadedStory(cart), tags: ['screenshot-wide'] };
export const CartEmpty = loadedStory(cart, {
  readUpgradedGuestCart: () => ({ reply: aCartReply({ items: [], items_count: 0 }) }),
});
export const CartNotReadable = loadedStory(cart, {
  readUpgradedGuestCart: () => ({ refusal: 'not-found' }),
});

/** Choices made on earlier checkout pages. */
const chosen = ({ currency, rules }: Market): Partial<MockResponses> => ({
  readCheckout: () => ({
    reply: aCheckout({
      currency,
      shipments: [
        aPickupShipment({ selected: { carrier_code: 'drive', method_code: 'two_hours' } }),
      ],
      contact: { firstname: 'Jan', lastname: 'Kowalski', telephone: rules.phone.placeholder },
    }),
  }),
});

export const CheckoutDelivery = loadedStory(delivery);
export const CheckoutRecipient = loadedStory(recipient, chosen);
export const CheckoutReview = loadedStory(review, chosen);
export const Confirmation = loadedStory(confirmation);
export const Orders = { ...loadedStory(orders), parameters: { theme: 'account' } };
export const OrderDetails = { ...loadedStory(order), parameters: { theme: 'account' } };

/** The same page with all flags on and all flags off; neither may break it. */
export const ListingWithAllFlags = { ...loadedStory(listing), globals: { flags: 'on' } };
export const ProductWithAllFlags = { ...loadedStory(product), globals: { flags: 'on' } };
export const ProductWithoutFlags = { ...loadedStory(product), globals: { flags: 'off' } };
export const CartWithAllFlags = { ...loadedStory(cart), globals: { flags: 'on' } };
export const CartWithoutFlags = { ...loadedStory(cart), globals: { flags: 'off' } };

export const ListingInAllMarkets = { ...loadedStory(listing), globals: { market: 'all' } };
