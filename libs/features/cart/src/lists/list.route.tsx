import { useActionData, useLoaderData } from 'react-router';
import { changeList } from './lists.action.ts';
import { loadList } from './lists.loader.ts';
import { ListView } from './ListView.tsx';

export const loader = loadList;
export const action = changeList;

const ListPage = () => {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <title>{list.name}</title>
      <ListView {...list} outcome={useActionData<typeof action>()} />
    </>
  );
};
export default ListPage;
