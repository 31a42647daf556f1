import type { HostTexts, MarketTexts } from '@materia/market-model';
import { account } from './account.ts';
import { accountMenu } from './account-menu.ts';
import { added } from './added.ts';
import { addresses } from './addresses.ts';
import { allxbrick } from './allxbrick.ts';
import { billingAddress } from './billing-address.ts';
import { brands } from './brands.ts';
import { buyAgain } from './buy-again.ts';
import { buying } from './buying.ts';
import { firstPurchase } from './first-purchase.ts';
import { approvalMail } from './approval-mail.ts';
import { approvals } from './approvals.ts';
import { cart } from './cart.ts';
import { cartLine } from './cart-line.ts';
import { checkout } from './checkout.ts';
import { common } from './common.ts';
import { company } from './company.ts';
import { companyLookUp } from './company-look-up.ts';
import { companyMail } from './company-mail.ts';
import { club } from './club.ts';
import { clubMail } from './club-mail.ts';
import { comparator } from './comparator.ts';
import { consent } from './consent.ts';
import { content } from './content.ts';
import { coupon } from './coupon.ts';
import { dataFile } from './data-file.ts';
import { dataMail } from './data-mail.ts';
import { delivery } from './delivery.ts';
import { demo } from './demo.ts';
import { documents } from './documents.ts';
import { emailChange } from './email-change.ts';
import { energy } from './energy.ts';
import { errors } from './errors.ts';
import { estimate } from './estimate.ts';
import { facets } from './facets.ts';
import { families } from './families.ts';
import { firm } from './firm.ts';
import { footer } from './footer.ts';
import { guest } from './guest.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { invoice } from './invoice.ts';
import { invoices } from './invoices.ts';
import { line } from './line.ts';
import { listing } from './listing.ts';
import { lists } from './lists.ts';
import { locator } from './locator.ts';
import { login } from './login.ts';
import { messages } from './messages.ts';
import { messageMail } from './message-mail.ts';
import { myData } from './my-data.ts';
import { myStore } from './my-store.ts';
import { newsletter } from './newsletter.ts';
import { newsletterMail } from './newsletter-mail.ts';
import { orderDelivery } from './order-delivery.ts';
import { orderMail } from './order-mail.ts';
import { orders } from './orders.ts';
import { place } from './place.ts';
import { planner } from './planner.ts';
import { plannerRoles } from './planner-roles.ts';
import { points } from './points.ts';
import { payment } from './payment.ts';
import { paymentMethod } from './payment-method.ts';
import { preferences } from './preferences.ts';
import { preview } from './preview.ts';
import { price } from './price.ts';
import { product } from './product.ts';
import { productMore } from './product-more.ts';
import { profile } from './profile.ts';
import { profileMail } from './profile-mail.ts';
import { purchase } from './purchase.ts';
import { purchases } from './purchases.ts';
import { quotes } from './quotes.ts';
import { quickOrder } from './quick-order.ts';
import { rating } from './rating.ts';
import { receiptMail } from './receipt-mail.ts';
import { refusals } from './refusals.ts';
import { register } from './register.ts';
import { registerMore } from './register-more.ts';
import { report } from './report.ts';
import { reportMail } from './report-mail.ts';
import { restockNotice } from './restock-notice.ts';
import { restockMail } from './restock-mail.ts';
import { returnMail } from './return-mail.ts';
import { reviews } from './reviews.ts';
import { safety } from './safety.ts';
import { saleUnits } from './sale-units.ts';
import { sandbox } from './sandbox.ts';
import { search } from './search.ts';
import { seo } from './seo.ts';
import { siteAccess } from './site-access.ts';
import { sitemap } from './sitemap.ts';
import { stock } from './stock.ts';
import { storeCard } from './store-card.ts';
import { storeChange } from './store-change.ts';
import { stores } from './stores.ts';
import { streetMap } from './street-map.ts';
import { substitutes } from './substitutes.ts';
import { tracking } from './tracking.ts';
import { transport } from './transport.ts';
import { vendors } from './vendors.ts';
import { paymentMail } from './payment-mail.ts';
import { mail } from './mail.ts';
import { guestMail } from './guest-mail.ts';
import { accountMail } from './account-mail.ts';
import { handover } from './handover.ts';
import { rights } from './rights.ts';
import { withdrawal } from './withdrawal.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

export const texts = {
  account,
  accountMenu,
  added,
  addresses,
  allxbrick,
  approvals,
  billingAddress,
  brands,
  buyAgain,
  buying,
  firstPurchase,
  cart,
  cartLine,
  checkout,
  club,
  common,
  company,
  companyLookUp,
  comparator,
  consent,
  content,
  coupon,
  delivery,
  emailChange,
  energy,
  errors,
  estimate,
  families,
  firm,
  footer,
  guest,
  handover,
  header,
  home,
  identity,
  invoice,
  invoices,
  line,
  listing,
  lists,
  locator,
  login,
  messages,
  myData,
  myStore,
  newsletter,
  orderDelivery,
  orders,
  place,
  planner,
  plannerRoles,
  points,
  payment,
  paymentMethod,
  preferences,
  preview,
  price,
  product,
  productMore,
  profile,
  purchase,
  purchases,
  quotes,
  quickOrder,
  rating,
  register,
  registerMore,
  report,
  restockNotice,
  reviews,
  rights,
  safety,
  saleUnits,
  search,
  seo,
  siteAccess,
  sitemap,
  stock,
  storeCard,
  storeChange,
  stores,
  streetMap,
  substitutes,
  tracking,
  transport,
  vendors,
  withdrawal,
} as const satisfies MarketTexts;

export const hostTexts = {
  accountMail,
  approvalMail,
  companyMail,
  messageMail,
  dataFile,
  dataMail,
  guestMail,
  mail,
  paymentMail,
  demo,
  documents,
  facets,
  clubMail,
  newsletterMail,
  orderMail,
  profileMail,
  receiptMail,
  refusals,
  reportMail,
  restockMail,
  sandbox,
  withdrawalMail,
  returnMail,
} as const satisfies HostTexts;
