import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { transformMyPoints } from './club.action.ts';
import { loadClub } from './club.loader.ts';
import { ClubView } from './ClubView.tsx';

export const loader = ({ context, url }: Parameters<typeof loadClub>[0]) =>
  loadClub({ context, url });
export const action = transformMyPoints;

const ClubPage = () => (
  <>
    <title>{useText()('accountMenu.club')}</title>
    <ClubView facts={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default ClubPage;
