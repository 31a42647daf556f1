import { splitRegisteredAddress } from '@materia/domain-customer';
import { z } from 'zod';
import { NO_ANSWER, type RegisterAdapter, registeredText, UNKNOWN } from './register.ts';

/**
 * Representatives, partners, clerks, accounts and the personal number are in the answer as well.
 * They are not read. That a personal number is there shows that the company is a person.
 */
const reply = z.object({
  result: z.object({
    subject: z
      .object({
        name: z.string(),
        nip: z.string().nullish(),
        regon: z.string().nullish(),
        krs: z.string().nullish(),
        pesel: z
          .string()
          .nullish()
          .transform((text) => (text ?? '') !== ''),
        workingAddress: z.string().nullish(),
        registrationLegalDate: z.string().nullish(),
      })
      .nullable(),
  }),
});

/** The list of VAT payers. It has companies and sole traders, whose home address is not read. */
export const whiteList: RegisterAdapter = {
  byNumber: async (transport, { register, number, today, postcode }) => {
    const answer = await transport({
      register: 'white-list',
      method: 'GET',
      path: `/api/search/nip/${encodeURIComponent(number)}?date=${today}`,
    });
    if (answer?.status !== 200) return NO_ANSWER;
    const read = reply.safeParse(answer.body);
    if (!read.success) return NO_ANSWER;
    const { subject } = read.data.result;
    if (subject === null) return UNKNOWN;
    const address = registeredText(subject.workingAddress);
    return {
      kind: 'found',
      value: {
        name: subject.name.trim(),
        taxNumber: number,
        companyNumber: registeredText(subject.krs) ?? registeredText(subject.regon),
        vatNumber: register.vatPrefix + number,
        address: address === undefined ? undefined : splitRegisteredAddress(address, postcode),
        createdOn: registeredText(subject.registrationLegalDate),
        // Companies have an address of business; sole traders may have their home only.
        isPerson: subject.pesel || registeredText(subject.krs) === undefined,
      },
    };
  },
};
