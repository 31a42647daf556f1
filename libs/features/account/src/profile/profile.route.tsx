import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeProfile } from './profile.action.ts';
import { loadProfile } from './profile.loader.ts';
import { ProfileView } from './ProfileView.tsx';

export const loader = loadProfile;
export const action = changeProfile;

const ProfilePage = () => (
  <>
    <title>{useText()('accountMenu.information')}</title>
    <ProfileView facts={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default ProfilePage;
