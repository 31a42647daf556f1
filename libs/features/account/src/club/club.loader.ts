import {
  type ClubAccount,
  type ClubRules,
  fetchClubAccount,
  fetchClubRules,
} from '@materia/api-account';
import { anyOutageAs } from '@materia/api-client-kernel';
import { shopRequest } from '@materia/page-request';
import type { LoaderFunctionArgs } from 'react-router';
import { ASK_STEP, askForm } from './club-forms.ts';

export type ClubFacts = {
  /** Undefined for a customer who is not a member. */
  readonly account: ClubAccount | undefined;
  /** Undefined while the host does not tell them. */
  readonly rules: ClubRules | undefined;
  /** Set once the member asks for a coupon: the key of the confirmation that follows. */
  readonly askedKey: string | undefined;
};

/** Loads the member's account and the rules of the club. `newKey` makes the key of a confirmation. */
export const loadClub = async (
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  newKey: () => string = () => crypto.randomUUID(),
): Promise<ClubFacts> => {
  const { host } = context.get(shopRequest);
  const [account, rules] = await Promise.all([
    fetchClubAccount(host),
    fetchClubRules(host).catch(anyOutageAs(undefined)),
  ]);
  const isAsking = askForm.read(url.searchParams).step === ASK_STEP;
  return {
    account,
    rules,
    askedKey: isAsking && account?.canTransform === true ? newKey() : undefined,
  };
};
