import { Badge, Cluster } from '@materia/ui-design-system';
import { ChooseStoreForm, StoreCard, useText } from '@materia/ui-shop';
import { serviceLabels } from './service-labels.ts';
import type { StoreFacts } from './store-facts.ts';

/** A store in a list, with the form that chooses it. */
export const StoreItem = ({ store }: { readonly store: StoreFacts }) => {
  const t = useText();
  return (
    <StoreCard
      store={{ ...store, distanceKm: store.distance }}
      open={store.open}
      ready={store.ready}
      isChosen={store.isSelected}
      headingLevel={3}
      choose={!store.isSelected && <ChooseStoreForm store={store} />}
    >
      <Cluster as="ul" gap={1}>
        {!store.sellsOnline && (
          <li>
            <Badge tone="warning">{t('stores.showcase')}</Badge>
          </li>
        )}
        {serviceLabels(t, store.services).map((service) => (
          <li key={service}>
            <Badge>{service}</Badge>
          </li>
        ))}
      </Cluster>
    </StoreCard>
  );
};
