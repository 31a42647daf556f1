import { type FieldRefusal, HostUnavailable } from '@materia/api-client-kernel';
import type { CallInput, Reply } from '@materia/api-contract';
import { staffClient, type StaffClient } from '@materia/api-staff';

/** The host refused or did not respond; the message is one sentence for the user. */
export class StaffRefusal extends Error {}

type StaffHostCall = Parameters<StaffClient>[0];

/** Makes a staff call of the market; throws `StaffRefusal` if it was refused. */
export type StaffHost = <Name extends StaffHostCall>(
  name: Name,
  input: CallInput<Name>,
) => Promise<Reply<Name>>;

type Access = Parameters<typeof staffClient>[0];

/** The staff calls of a host at `address`. */
export const staffHost = (access: Access): StaffHost => {
  const client = staffClient(access);
  return async (name, input) => {
    const answer = await client(name, input).catch((error: unknown) => {
      if (error instanceof HostUnavailable)
        throw new StaffRefusal(unavailableSentence(error, access.address));
      throw error;
    });
    if (answer.ok) return answer.value;
    throw new StaffRefusal(refusalSentence(answer.error));
  };
};

/** The list entry that equals the argument; throws `StaffRefusal` for any other argument. */
export const wordOf = <Word extends string>(
  given: string,
  words: readonly Word[],
  what: string,
): Word => {
  const known = words.find((word) => word === given);
  if (known === undefined) throw new StaffRefusal(`${what} is one of ${words.join(', ')}.`);
  return known;
};

const unavailableSentence = ({ cause, status }: HostUnavailable, address: string): string =>
  cause === undefined
    ? `The shop host answered ${status}.`
    : `The shop host does not answer at ${address}; name its address with --host.`;

const refusalSentence = (refusal: FieldRefusal): string => {
  const { code, message, parameters = {}, fields } = refusal;
  if (code === 'unauthenticated') return 'The sign-in has ended: npm run ops -- sign-in EMAIL';
  if (refusal.code === 'forbidden' && refusal.parameters !== undefined)
    return `This needs the duty ${refusal.parameters.duty} in ${refusal.parameters.market}, which administration gives.`;
  const details = [
    ...Object.entries(parameters).map(([name, value]) => `${name}: ${value}`),
    ...fields.map(({ field, kind }) => `${field}: ${kind}`),
  ];
  return `${message} (${[code, ...details].join(', ')})`;
};
