import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { joinTheClub } from './club-join.action.ts';
import { loadClubJoin } from './club-join.loader.ts';
import { ClubJoinView } from './ClubJoinView.tsx';

export const loader = loadClubJoin;
export const action = joinTheClub;

const ClubJoinPage = () => (
  <>
    <title>{useText()('club.registerTitle')}</title>
    <ClubJoinView facts={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default ClubJoinPage;
