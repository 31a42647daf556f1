export { PasswordInput } from './account/PasswordInput.tsx';
export { accountFaultText, type AccountFault } from './account/account-fault-text.ts';
export { lookedUpNumber } from './account/company-look-up-form.ts';
export { CompanyLookUpFields } from './account/CompanyLookUpFields.tsx';
export { startCompanyLookUps } from './account/start-company-look-ups.ts';
export { orderAccountForm } from './account/password-form.ts';
export {
  addressForm,
  addressBookRequirements,
  type AddressRequirements,
  type AddressFault,
  type AddressFaults,
  type AutofillField,
  type AddressValues,
} from './address/address-fields.ts';
export {
  AddressForm,
  type AddressFormProps,
  type AddressFormTexts,
} from './address/AddressForm.tsx';
export { TownField } from './address/TownField.tsx';
export { startTownFields } from './address/start-town-fields.ts';
export { AmountRows, type AmountRow, type AmountRowsProps } from './amount/AmountRows.tsx';
export { undeliverableText } from './cart/undeliverable-texts.ts';
export { CartLineView, type CartLineFacts, type CartLineViewProps } from './cart/CartLineView.tsx';
export { EXCLUSION_TEXTS } from './cart/exclusion-texts.ts';
export { CartPreview, type CartPreviewLine, type CartPreviewProps } from './cart/CartPreview.tsx';
export { CouponConditions, type CouponTerms } from './cart/CouponConditions.tsx';
export { CartTotalsTable, type CartTotalsTableProps } from './cart/CartTotalsTable.tsx';
export { TotalsExplanation } from './cart/TotalsExplanation.tsx';
export { NoticeList, type NoticeListProps } from './cart/NoticeList.tsx';
export { VendorGroupCard, type VendorGroupCardProps } from './cart/VendorGroupCard.tsx';
export { CheckoutLayout, type CheckoutLayoutProps } from './checkout/CheckoutLayout.tsx';
export { fieldCheck, type FieldMessages, postcodeFormMessage } from './forms/field-check.ts';
export type { SlotDay } from './checkout/slot-day.ts';
export type { SentFields } from './forms/form-field.ts';
export {
  PaymentMethodIcons,
  type PaymentMethodIconsProps,
} from './checkout/PaymentMethodIcons.tsx';
export {
  DeliveryEstimateForm,
  type DeliveryEstimateFormProps,
  type EstimatedMethod,
} from './checkout/DeliveryEstimateForm.tsx';
export { estimateForm } from './checkout/estimate-form.ts';
export { pointAddress, pointHours } from './checkout/point-text.ts';
export { PointPicker, type PointPickerProps } from './checkout/PointPicker.tsx';
export { orderPaymentText } from './checkout/order-payment-text.ts';
export { PAYMENT_TEXTS } from './checkout/payment-texts.ts';
export { PaymentLogos } from './checkout/PaymentLogos.tsx';
export { SLOT_NAMES, SlotPicker, type SlotPickerProps } from './checkout/SlotPicker.tsx';
export { CompareButton, type CompareButtonProps, CompareForm } from './compare/CompareForm.tsx';
export { CompareTray, type CompareTrayProps } from './compare/CompareTray.tsx';
export {
  ConsentBanner,
  type ConsentBannerProps,
  type ConsentBannerTexts,
} from './consent/ConsentBanner.tsx';
export { consentForm } from './consent/consent-form.ts';
export { ContentBlock } from './content/ContentBlock.tsx';
export { RichText } from './content/RichText.tsx';
export { BuyingOptionList, type BuyingOptionListProps } from './buying/BuyingOptionList.tsx';
export { CardAvailability } from './delivery/CardAvailability.tsx';
export { DeliveryLabelText, type DeliveryLabelTextProps } from './delivery/DeliveryLabelText.tsx';
export {
  DeliveryOptionList,
  type DeliveryOptionListProps,
} from './delivery/DeliveryOptionList.tsx';
export { promisedPrice } from './delivery/promised-price.ts';
export { promiseText } from './delivery/delivery-text.ts';
export { SiteAccessFields, type SiteAccessFieldsProps } from './delivery/SiteAccessFields.tsx';
export { DeliveryTerms, PromiseLine, type PromiseLineProps } from './delivery/PromiseLine.tsx';
export { energyLabelUrl, SHEET_ID } from './energy/energy-label-urls.ts';
export { EnergyLabel, type EnergyLabelProps } from './energy/EnergyLabel.tsx';
export {
  RESTOCK_EMAIL_FIELD,
  RestockNoticeForm,
  type RestockNoticeFormProps,
} from './forms/RestockNoticeForm.tsx';
export { restockNoticeForm } from './forms/restock-notice-form.ts';
export {
  SubmissionForm,
  type SubmissionFormProps,
  type SubmittedField,
} from './forms/SubmissionForm.tsx';
export {
  defineForm,
  errorSummary,
  type FieldName,
  type FormErrors,
  type FormFaults,
  formQuery,
  type FormValues,
  intentButton,
  sentForm,
} from './forms/define-form.ts';
export {
  exactText,
  family,
  type FamilyNames,
  file,
  files,
  line,
  lines,
  oneOf,
  prefixed,
  several,
  ticked,
  wholeNumber,
} from './forms/field-kinds.ts';
export { addToCartForm } from './forms/add-to-cart-form.ts';
export { AddToCartForm, type AddToCartFormProps } from './forms/AddToCartForm.tsx';
export { addToListForm } from './forms/add-to-list-form.ts';
export { AddToListForm, type AddToListFormProps } from './forms/AddToListForm.tsx';
export { chooseStoreForm, nearestStoreForm } from './forms/choose-store-form.ts';
export { forgetPlaceForm, placeForm, positionPlaceForm } from './forms/place-form.ts';
export { ChooseStoreForm, type ChooseStoreFormProps } from './forms/ChooseStoreForm.tsx';
export { ButtonForm, type ButtonFormProps } from './forms/ButtonForm.tsx';
export { COMPARISON_FORMS } from './forms/comparison-forms.ts';
export { HiddenFields, type HiddenFieldsProps } from './forms/HiddenFields.tsx';
export { PLACE_PARAMETER, POSTCODE_PARAMETER, SEARCH_PARAMETER } from './forms/query-parameters.ts';
export { searchForm } from './forms/search-form.ts';
export { LONGEST_PLACE, storeSearchForm } from './forms/store-search-form.ts';
export { AccountMenu, type AccountMenuEntry, type AccountMenuProps } from './frame/AccountMenu.tsx';
export {
  DepartmentMenu,
  type DepartmentMenuProps,
  type MenuDepartment,
} from './frame/DepartmentMenu.tsx';
export { CheckoutFooter } from './frame/CheckoutFooter.tsx';
export { CheckoutHeader } from './frame/CheckoutHeader.tsx';
export { ContactHours } from './store/ContactHours.tsx';
export { phoneHref } from './store/phone-href.ts';
export { MobileBackHeader, type MobileBackHeaderProps } from './frame/MobileBackHeader.tsx';
export type { OtherShopLink } from './frame/OtherShops.tsx';
export { PreFooter } from './frame/PreFooter.tsx';
export { SiteFooter, type SiteFooterProps } from './frame/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './frame/SiteHeader.tsx';
export { Wordmark } from './frame/Wordmark.tsx';
export { FilterChips, type FilterChipsProps } from './listing/FilterChips.tsx';
export { SeenProducts, type SeenProductsProps } from './seen/SeenProducts.tsx';
export { showSeenProducts } from './seen/show-seen-products.ts';
export { startFilters } from './listing/start-filters.ts';
export { FacetPanel, type FacetFacts, type FacetPanelProps } from './listing/FacetPanel.tsx';
export { pageItems } from './listing/page-items.ts';
export {
  SORT_ORDERS,
  SortSelect,
  type SortOrder,
  type SortSelectProps,
} from './listing/SortSelect.tsx';
export { AddressCard, type AddressCardProps, type AddressFacts } from './order/AddressCard.tsx';
export { NextLevel, type NextLevelProps } from './cart/NextLevel.tsx';
export { Barcode, type BarcodeProps } from './order/Barcode.tsx';
export { HandoverCard, type HandoverCardProps } from './order/HandoverCard.tsx';
export { nextStepText } from './order/next-step-text.ts';
export { OrderCard, type OrderCardFacts, type OrderCardProps } from './order/OrderCard.tsx';
export { OrderedProducts, type OrderedProductsProps } from './order/OrderedProducts.tsx';
export { OrderRights } from './order/OrderRights.tsx';
export { OrderTimeline, type OrderTimelineProps } from './order/OrderTimeline.tsx';
export {
  ConfirmByEmailAlert,
  type ConfirmByEmailAlertProps,
} from './order/ConfirmByEmailAlert.tsx';
export {
  type OrderAccountOutcome,
  SaveOrderCard,
  type SaveOrderCardProps,
} from './order/SaveOrderCard.tsx';
export { STEP_TEXT_KEYS } from './order/step-text-keys.ts';
export { PICTURE_FALLBACK } from './pictures/picture-fallback.ts';
export { PICTURE_WIDTHS, pictureSrc } from './pictures/picture-src.ts';
export { ProductPicture, type ProductPictureProps } from './pictures/ProductPicture.tsx';
export { Amount, type AmountProps } from './price/Amount.tsx';
export { DeliveryPrice, type DeliveryPriceProps } from './price/DeliveryPrice.tsx';
export { EcoContributions, type EcoContributionsProps } from './price/EcoContributions.tsx';
export { LowestPrice30Days, type LowestPrice30DaysProps } from './price/LowestPrice30Days.tsx';
export {
  cancelPurchaseForm,
  UnpaidPurchases,
  type UnpaidPurchasesProps,
} from './order/UnpaidPurchases.tsx';
export { purchaseText } from './order/purchase-text.ts';
export { LINE_HEADINGS, lineAmountText } from './order/line-amount-text.ts';
export {
  chargeText,
  type CostTerms,
  deliveryCostText,
  offerTerms,
} from './price/delivery-cost-text.ts';
export { PriceSummaryRows, type PriceSummaryRowsProps } from './amount/PriceSummaryRows.tsx';
export { PriceTag, type PriceTagProps } from './price/PriceTag.tsx';
export { UnitPrice, type UnitPriceProps } from './price/UnitPrice.tsx';
export { buyerViewer, taxTextKey, type ShopViewer } from './price/viewer.ts';
export type {
  ConditioningFacts,
  OfferCardFacts,
  ProductFacts,
  OfferVendorFacts,
} from './product/facts.ts';
export { GoesWith, type GoesWithProduct, type GoesWithProps } from './product/GoesWith.tsx';
export { type ComparedOffer, OfferList, type OfferListProps } from './product/OfferList.tsx';
export { ProductCard, type ProductCardProps } from './product/ProductCard.tsx';
export { Swatch } from './product/Swatch.tsx';
export { ProductGrid, type ProductGridProps } from './product/ProductGrid.tsx';
export { VendorLine, type VendorLineProps } from './product/VendorLine.tsx';
export { formatsOf, type Formats } from './provider/formats.ts';
export {
  type DrawOnce,
  ShopProvider,
  usePath,
  useShop,
  useText,
  type ShopContextValue,
  DrawnOnce,
  useDrawnOnce,
} from './provider/ShopProvider.tsx';
export { useFormats } from './provider/use-formats.ts';
export { quantityTextOf, useQuantityText } from './provider/use-quantity-text.ts';
export {
  QuoteCard,
  type QuoteCardProps,
  type QuoteCardTexts,
  type QuoteFacts,
} from './quote/QuoteCard.tsx';
export { HowChecked } from './review/HowChecked.tsx';
export { RatingLine } from './review/RatingLine.tsx';
export { ReviewCard, type ReviewFacts } from './review/ReviewCard.tsx';
export { StockBadge, type StockBadgeProps } from './stock/StockBadge.tsx';
export { stockText, type StockTone } from './stock/stock-text.ts';
export { StreetMap, type StreetMapProps } from './map/StreetMap.tsx';
export { startStreetMaps } from './map/switch-street-map.ts';
export { CountryMap, type CountryMapProps, type MapStore } from './store/CountryMap.tsx';
export type { ReadyMoment, StoreCardFacts } from './store/facts.ts';
export { OpenStateText, type OpenStateTextProps } from './store/OpenStateText.tsx';
export { StoreBanner, type StoreBannerProps } from './store/StoreBanner.tsx';
export { StoreCard, type StoreCardProps } from './store/StoreCard.tsx';
export { StoreList, type StoreListProps } from './store/StoreList.tsx';
export { PositionForm, type PositionFormProps } from './store/PositionForm.tsx';
export { LATITUDE_PARAMETER, LONGITUDE_PARAMETER, printDegrees } from './store/position.ts';
export { startPositionForms } from './store/position-form.ts';
export { StructuredData } from './structured-data/StructuredData.tsx';
export {
  articleThing,
  breadcrumbThing,
  faqThing,
  productThing,
  storeThing,
  type ProductForEngines,
  type StoreForEngines,
  type Thing,
  type ProductGroupForEngines,
} from './structured-data/things.ts';
export { categoryPath } from './trail/category-path.ts';
export { CategoryTrail, type CategoryTrailProps } from './trail/CategoryTrail.tsx';
