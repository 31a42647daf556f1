import { aPdf } from '../builders/documents.ts';
import { aThread, aThreadPage, someThreadReasons } from '../builders/messages.ts';
import type { AreaResponses } from '../handlers.ts';

export const messageResponses: AreaResponses<'Messages'> = {
  listThreadReasons: () => ({ reply: someThreadReasons() }),
  listOrderThreads: () => ({ reply: aThreadPage() }),
  openThread: () => ({ reply: { id: aThread().id } }),
  listIncidents: () => ({ reply: { incidents: [] } }),
  openIncident: () => ({ reply: { id: aThread().id } }),
  listThreads: () => ({ reply: aThreadPage() }),
  readThread: () => ({ reply: aThread() }),
  writeMessage: () => ({ reply: { id: aThread().id } }),
  markThreadRead: () => ({ reply: { status: 'read' } }),
  downloadThreadFile: () => ({ reply: aPdf('letter.pdf') }),
  listThreadVendors: () => ({ reply: { vendors: [{ code: 'v-1', name: 'Deska' }] } }),
};
