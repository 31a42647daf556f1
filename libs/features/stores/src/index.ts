export { MyStoreView } from './MyStoreView.tsx';
export { PlaceView } from './place/PlaceView.tsx';
export { StoresView } from './StoresView.tsx';
export { StoreView } from './StoreView.tsx';
