import { useText } from '@materia/ui-shop';
import { useActionData, useLoaderData } from 'react-router';
import { changeLists } from './lists.action.ts';
import { loadLists } from './lists.loader.ts';
import { ListsView } from './ListsView.tsx';

export const loader = loadLists;
export const action = changeLists;

const ListsPage = () => (
  <>
    <title>{useText()('lists.title')}</title>
    <ListsView {...useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />
  </>
);
export default ListsPage;
