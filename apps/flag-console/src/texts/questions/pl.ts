import type { FlagKey } from '@materia/domain-feature-flags';

export const questions: Readonly<Record<FlagKey, string>> = {
  ACCOUNT_COMPANY_TYPE: 'Czy na koncie można podać, czy jest się osobą prywatną, czy firmą?',
  ACCOUNT_INVOICE_DISPLAY: 'Czy przy zamówieniach i zakupach widać faktury do pobrania?',
  INVOICES_PAGE: 'Czy jest strona ze wszystkimi fakturami i pozycja w menu konta?',
  USER_FISCAL_ID: 'Czy osoby prywatne mogą podać numer podatkowy przy rejestracji?',
  ACCOUNT_CREATION_ADDRESS_REQUIRED: 'Czy przy rejestracji trzeba podać adres?',
  ACCOUNT_CREATION_COMPANY_TYPES: 'Czy rejestracja pokazuje szczegółową listę rodzajów firm?',
  ACCOUNT_INTRA_COMMUNITY_VAT: 'Czy firmy mogą podać numer VAT UE?',
  ACCOUNT_PURCHASES_DISPLAY_SELF_SERVICE_FILTER:
    'Czy listę zakupów można zawęzić do zakupów samoobsługowych?',
  ADDRESS_FORM_EDITABLE_PERSONAL_INFO:
    'Czy w formularzu adresu można zmienić formę grzecznościową, imię i nazwisko?',
  NEWSLETTER_CHECK_ALL_SUBSCRIPTIONS:
    'Czy jednym polem można zaznaczyć wszystkie zgody newslettera?',
  SHOW_CUSTOMER_SPACE_BACK_BUTTON:
    'Czy listy na koncie mają przycisk powrotu na stronę główną konta?',
  SHOW_START_PURCHASE_QUOTE_BUTTON: 'Czy wycena ma przycisk rozpoczęcia zakupu?',
  ACCOUNT_CREATION_LOYALTY_INPUT: 'Czy przy rejestracji można podać kartę lojalnościową?',
  ACCOUNT_COMPANY_NUMBER_SEARCH: 'Czy firmę można wyszukać po numerze?',
  ADDRESS_STREET_NUMBER_FIRST: 'Czy numer domu stoi przed nazwą ulicy?',
  BILLING_ADDRESS_UPDATE: 'Czy klienci mogą zmienić adres rozliczeniowy?',
  LOYALTY_CLUB: 'Czy działa klub lojalnościowy, z jego stronami i pozycją w menu konta?',
  SESSION_REVOKE_TOKEN_ON_END: 'Czy po zakończeniu sesji token jest unieważniany na serwerze?',
  SESSION_SAME_CALENDAR_DAY: 'Czy sesja kończy się z dniem, w którym się zaczęła?',
  SESSION_REFRESH_ON_NAVIGATION:
    'Czy sesja jest rozpoczynana lub odświeżana przy każdym przejściu?',
  CHECKOUT_TERMS_ACCEPTANCE_REQUIRED: 'Czy klient musi zaznaczyć regulamin, by przejść dalej?',
  CHECKOUT_ORDER_COMMENT_ALLOWED: 'Czy klient może dodać uwagi do zamówienia?',
  CHECKOUT_PICKUP_SLOT_CHOICE: 'Czy klient wybiera godzinę odbioru?',
  CHECKOUT_PARCEL_LOCKER_PICKUP: 'Czy paczki można wysłać do automatu paczkowego?',
  CHECKOUT_VAT_INVOICE: 'Czy klient może poprosić o fakturę VAT?',
  CHECKOUT_DELIVERY_TIME_SLOT: 'Czy klient wybiera przedział czasu dostawy?',
  CHECKOUT_DELIVERY_POPUP: 'Czy okno pokazuje sposoby dostawy dla kodu pocztowego?',
  SHOW_CHECKOUT_BACK_BUTTON: 'Czy kroki zamówienia mają przycisk powrotu?',
  CHECKOUT_GUEST_ALLOWED: 'Czy można zamawiać bez konta?',
  CHECKOUT_TRUCK_ACCESSIBILITY: 'Czy klient musi potwierdzić, że ciężarówka dojedzie pod adres?',
  NEW_PURCHASE_FUNNEL: 'Czy zamawia się przez nową ścieżkę zakupu?',
  CART_DISPLAY_PAYMENT_METHOD_ICONS: 'Czy koszyk pokazuje ikony sposobów płatności?',
  DISABLE_ECOMMERCE_MODE:
    'Czy sklep, który nie sprzedaje przez internet, może działać jako witryna?',
  DISPLAY_ECOTAX: 'Czy widać opłaty ekologiczne w ofertach i pozycjach zamówień?',
  MARKETPLACE_LABEL: 'Czy oferty innych sprzedawców mają oznaczenie marketplace?',
  RECOMMENDATIONS: 'Czy polecane są inne produkty?',
  CART_DISPLAY_PROMO_CODE: 'Czy koszyk przyjmuje kody rabatowe?',
  CART_DISPLAY_P24_PAYMENT_ICON: 'Czy wśród ikon płatności jest P24?',
  CHANGE_STORE_FROM_QUERY: 'Czy odnośnik z nazwą sklepu wybiera ten sklep?',
  REPLACED_PRODUCTS: 'Czy zamiennik stoi obok pozycji, którą zastępuje?',
  DISPLAY_IGIC_TAX_LABEL: 'Czy w sklepie na Wyspach Kanaryjskich podatek nazywa się IGIC?',
  MARKETPLACE_MODE: 'Czy sklep sprzedaje produkty innych sprzedawców?',
  PRO_PRICES_TAX_EXCLUDED_FIRST: 'Czy profesjonaliści widzą najpierw ceny netto?',
  CART_HIDE_SOLD_AND_SHIPPED_BY:
    'Czy tytuł „sprzedaje i wysyła” przy grupach sprzedawców jest ukryty?',
  CART_UPGRADED: 'Czy koszyk jest czytany w rozszerzonej postaci, z informacją o zmianach?',
};
