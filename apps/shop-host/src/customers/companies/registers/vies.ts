import { splitRegisteredAddress } from '@materia/domain-customer';
import { z } from 'zod';
import { NO_ANSWER, type RegisterAdapter, registeredText, UNKNOWN } from './register.ts';

/** Only what is used. An error has `actionSucceed` and `errorWrappers` instead. */
const reply = z.object({
  valid: z.boolean(),
  vatNumber: z.string(),
  name: z.string().optional(),
  address: z.string().optional(),
  userError: z.string().optional(),
});

/** Words of the register that say something about the number; all others say that it did not work. */
const ANSWERS: readonly (string | undefined)[] = [undefined, '', 'VALID', 'INVALID'];

/**
 * VIES, the register of VAT numbers of the EU. Some countries publish neither name nor address, and
 * write dashes instead: such a company is known, but fills no form.
 */
export const vies: RegisterAdapter = {
  byNumber: async (transport, { register, number, postcode }) => {
    const answer = await transport({
      register: 'vies',
      method: 'POST',
      path: '/check-vat-number',
      body: { countryCode: register.vatPrefix, vatNumber: number },
    });
    if (answer?.status !== 200) return NO_ANSWER;
    const read = reply.safeParse(answer.body);
    if (!read.success || !ANSWERS.includes(read.data.userError)) return NO_ANSWER;
    if (!read.data.valid) return UNKNOWN;
    const address = registeredText(read.data.address);
    return {
      kind: 'found',
      value: {
        name: registeredText(read.data.name) ?? '',
        taxNumber: number,
        vatNumber: register.vatPrefix + number,
        address: address === undefined ? undefined : splitRegisteredAddress(address, postcode),
        isPerson: register.personNumbers?.test(number) === true,
      },
    };
  },
};
