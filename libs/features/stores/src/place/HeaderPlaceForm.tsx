import { PlaceForm } from './PlaceForm.tsx';

/** The form in the header of every page, which returns to that page. */
export const HeaderPlaceForm = ({
  typed = '',
  postcodeExample,
}: {
  readonly typed: string | undefined;
  readonly postcodeExample: string;
}) => <PlaceForm id="header-place" typed={typed} postcodeExample={postcodeExample} />;
