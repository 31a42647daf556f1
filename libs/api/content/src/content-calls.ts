import type { HostClient } from '@materia/api-client-kernel';
import { DEFAULT_CMS_STORE } from '@materia/domain-navigation';
import {
  type CmsBlock,
  type CmsPage,
  type CmsPageSummary,
  type CmsSlide,
  readBlock,
  readPage,
  readSlide,
  readSummary,
} from './content.ts';

/** The store whose content is requested: the selected one, or 42 when none was chosen. */
export const cmsStore = (store: { readonly id: string; readonly chosen: boolean }): string =>
  store.chosen ? store.id : DEFAULT_CMS_STORE;

/** A content page; undefined when there is none. */
export const fetchCmsPage = async (
  host: HostClient,
  storeId: string,
  identifier: string,
): Promise<CmsPage | undefined> => {
  const answer = await host('readCmsPage', { params: { storeId, identifier } });
  const page = answer.ok ? answer.value.data[0] : undefined;
  return page && readPage(page);
};

/** The pages of a section, in order. */
export const fetchCmsPages = async (
  host: HostClient,
  storeId: string,
  section: string,
): Promise<readonly CmsPageSummary[]> => {
  const answer = await host('listCmsPages', { params: { storeId }, query: { section } });
  return answer.ok ? answer.value.data.map(readSummary) : [];
};

/** A block for the caller: guests see the public version, customers that of their group. Undefined when there is none. */
export const fetchCmsBlock = async (
  host: HostClient,
  storeId: string,
  identifier: string,
): Promise<CmsBlock | undefined> => {
  const answer = await host('readCmsBlock', { params: { storeId, identifier } });
  const block = answer.ok ? answer.value.data[0] : undefined;
  return block && readBlock(block);
};

/** The blocks of a category in a context of its page. */
export const fetchCategoryBlocks = async (
  host: HostClient,
  storeId: string,
  categoryId: string,
  context: string,
): Promise<readonly CmsBlock[]> => {
  const answer = await host('listCmsBlocks', {
    params: { categoryId, context },
    query: { retailer_id: storeId },
  });
  return answer.ok ? answer.value.data.map(readBlock) : [];
};

/** The slides of a slider; empty when there is no such slider. */
export const fetchCmsSlides = async (
  host: HostClient,
  storeId: string,
  identifier: string,
): Promise<readonly CmsSlide[]> => {
  const answer = await host('readCmsSlider', { params: { storeId, identifier } });
  return answer.ok ? answer.value.data.map(readSlide) : [];
};
