import { createHostClient, type HostClient } from '@materia/api-client-kernel';
import { parseReply } from '@materia/api-contract/schemas';
import { getResponse } from 'msw';
import { defaultResponses } from './default-responses.ts';
import { type MockResponses, mockHandlers } from './handlers.ts';

const BASE_URL = 'http://host.test/pl';

/**
 * An in-memory host for tests of clients and pages. It responds with `answers`, and to every other
 * call with the default success case. Replies are validated as in production.
 */
export const mockHost = (answers: Partial<MockResponses> = {}): HostClient => {
  const handlers = mockHandlers(BASE_URL, { ...defaultResponses, ...answers });
  return createHostClient({
    baseUrl: `${BASE_URL}/`,
    headers: {},
    replyReader: parseReply,
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  });
};
