import type { Reply } from '@materia/api-contract';
import { fail, ok } from '@materia/domain-kernel';
import { DEFAULT_CMS_STORE } from '@materia/domain-navigation';
import type { RequestContext } from '../../platform/contract/context.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/database/with-tx.ts';
import {
  type Audience,
  type BlockRow,
  findBlock,
  findPage,
  listBlocks,
  listPages,
  listSlides,
  type PageAudience,
  type PageRow,
} from './repository.ts';

const NOT_FOUND = fail({ kind: 'not-found' } as const);

type ContentCalls =
  'readCmsPage' | 'listCmsPages' | 'readCmsBlock' | 'listCmsBlocks' | 'readCmsSlider';

type ContentTools = {
  readonly db: Db;
  /** The group of a customer's account, which selects their content. */
  readonly groupOfCustomer: (market: string, customerId: string) => Promise<string>;
};

/**
 * Managed content. It is open to guests; blocks and slides depend on the group of the customer's
 * account.
 */
export const contentHandlers = ({
  db,
  groupOfCustomer,
}: ContentTools): Pick<Handlers, ContentCalls> => {
  const audienceOf = async (
    { market, customer }: RequestContext,
    storeId: string,
  ): Promise<Audience> => ({
    market: market.id,
    storeId,
    groupId:
      customer === undefined ? undefined : await groupOfCustomer(market.id, customer.customerId),
  });
  /** Pages do not depend on the group. */
  const everybody = ({ market, now }: RequestContext, storeId: string): PageAudience => ({
    market: market.id,
    storeId,
    groupId: undefined,
    now,
  });

  return {
    readCmsPage: async ({ params }, context) => {
      const page = await findPage(db, everybody(context, params.storeId), params.identifier);
      return page === undefined
        ? NOT_FOUND
        : ok({
            data: [
              {
                ...wireSummary(page),
                html: page.html,
                questions: page.questions.map((question) => ({ ...question })),
              },
            ],
          });
    },

    listCmsPages: async ({ params, query }, context) =>
      ok({
        data: (await listPages(db, everybody(context, params.storeId), query.section)).map(
          wireSummary,
        ),
      }),

    readCmsBlock: async ({ params }, context) => {
      const block = await findBlock(
        db,
        await audienceOf(context, params.storeId),
        params.identifier,
      );
      return block === undefined ? NOT_FOUND : ok({ data: [wireBlock(block)] });
    },

    listCmsBlocks: async ({ params, query }, context) => {
      const audience = await audienceOf(context, query.retailer_id ?? DEFAULT_CMS_STORE);
      return ok({
        data: (await listBlocks(db, audience, params.categoryId, params.context)).map(wireBlock),
      });
    },

    readCmsSlider: async ({ params }, context) => {
      const slides = await listSlides(
        db,
        await audienceOf(context, params.storeId),
        params.identifier,
      );
      if (slides.length === 0) return NOT_FOUND;
      return ok({
        data: slides.map(({ title, text, link_label, link_path, picture }) => ({
          title,
          text,
          link_label,
          link_path,
          picture,
        })),
      });
    },
  };
};

const wireSummary = ({
  identifier,
  place,
  section,
  title,
  description,
  picture,
  published_on,
}: PageRow): Reply<'listCmsPages'>['data'][number] => ({
  identifier,
  place,
  section,
  title,
  description,
  ...(picture !== null && { picture }),
  ...(published_on !== null && { published_on }),
});

const wireBlock = ({
  identifier,
  title,
  html,
}: BlockRow): Reply<'readCmsBlock'>['data'][number] => ({ identifier, title, html });
