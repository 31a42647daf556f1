import { createHostClient, type HostClient } from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import { getResponse } from 'msw';
import { defaultAnswers } from './default-answers.ts';
import { type MockAnswers, mockHandlers } from './handlers.ts';

const BASE_URL = 'http://host.test/pl';

/**
 * A host without a network, for tests of clients and pages: it answers by the contract what `answers` say, and every other
 * call as in a shop in which all goes well. Replies are parsed as on the real way.
 */
export const mockHost = (answers: Partial<MockAnswers> = {}): HostClient => {
  const handlers = mockHandlers(BASE_URL, { ...defaultAnswers, ...answers });
  return createHostClient({
    baseUrl: `${BASE_URL}/`,
    headers: {},
    replyReader: parseReply,
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  });
};
