export { ConfirmationView } from './ConfirmationView.tsx';
export { GuestView, type GuestViewProps } from './GuestView.tsx';
export { InformationsView, type InformationsViewProps } from './InformationsView.tsx';
export { ShippingsView, type ShippingsViewProps } from './ShippingsView.tsx';
export { SummariesView, type SummariesViewProps } from './SummariesView.tsx';
