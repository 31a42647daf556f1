import type { Reply } from '@materia/api-contract';
import type { PickupPointRow } from './repository.ts';

type WirePickupPoint = Omit<Reply<'listPickupPoints'>['data'][number], 'distance'>;

export const wirePickupPoint = ({
  market: _market,
  street,
  opening_hours,
  ...point
}: PickupPointRow): WirePickupPoint => ({
  ...point,
  street: [...street],
  opening_hours: opening_hours.map((row) => ({ ...row })),
});
