export { ConfirmationView } from './confirmation/ConfirmationView.tsx';
export { GuestView, type GuestViewProps } from './guest/GuestView.tsx';
export { InformationsView, type InformationsViewProps } from './recipient/RecipientView.tsx';
export { ShippingsView, type ShippingsViewProps } from './delivery/DeliveryView.tsx';
export { SummariesView, type SummariesViewProps } from './review/ReviewView.tsx';
