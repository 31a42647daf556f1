import { type ErasureFacts, fetchErasure } from '@materia/api-account';
import { shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';

/** Loads what an erasure would mean. */
export const loadMyData = async ({
  context,
}: Pick<LoaderFunctionArgs, 'context'>): Promise<ErasureFacts> => {
  const { host } = context.get(shopRequest);
  const facts = await fetchErasure(host);
  if (facts === undefined) throw new Error('The host has no customer for this session');
  return facts;
};
