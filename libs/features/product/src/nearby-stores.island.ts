import { defineIsland } from '@materia/ui-shop';
import { NearbyStores } from './NearbyStores.tsx';

export const nearbyStores = defineIsland({
  name: 'nearby-stores',
  start: 'touch',
  texts: [
    'product.distance',
    'product.stockElsewhere',
    'product.stockElsewhereNone',
    'product.stockElsewhereText',
    'productMore.nearMe',
    'productMore.nearMeAsking',
    'productMore.nearMeDenied',
    'productMore.nearMeFailed',
    'productMore.nearMeResult',
    'productMore.stockElsewhereChoose',
    'stock.homeCourier',
    'stock.inStore',
    'stock.inStoreUnits',
    'stock.onOrder',
    'stock.online',
    'stock.onlineUnits',
    'stock.regional',
    'stock.regionalUnits',
    'stock.restocking',
    'stock.unavailable',
    'stock.units',
    'stock.vendorDelivery',
    'stock.within24',
    'stock.within24Units',
  ],
  Component: NearbyStores,
});
