export { ConfirmationView } from './confirmation/ConfirmationView.tsx';
export { GuestView, type GuestViewProps } from './guest/GuestView.tsx';
export { RecipientView, type RecipientViewProps } from './recipient/RecipientView.tsx';
export { DeliveryView, type DeliveryViewProps } from './delivery/DeliveryView.tsx';
export { ReviewView, type ReviewViewProps } from './review/ReviewView.tsx';
