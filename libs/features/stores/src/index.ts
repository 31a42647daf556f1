export { MyStoreView } from './MyStoreView.tsx';
export { StoresView } from './StoresView.tsx';
export { StoreView } from './StoreView.tsx';
