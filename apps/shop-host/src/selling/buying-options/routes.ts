import { parsePostcode } from '@materia/domain-contact';
import { fail, ok } from '@materia/domain-kernel';
import { parsePriceContextCode } from '@materia/domain-pricing';
import { skuOfAdeokey } from '../../catalogue/products/repository.ts';
import { findStore } from '../../catalogue/stores/repository.ts';
import { vendorRatingsOf } from '../../catalogue/vendors/repository.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { WithDb } from '../../platform/database/with-tx.ts';
import { buyingOptions } from './buying-options.ts';
import { wireBuyingOptions } from './wire-buying-options.ts';

/** By which day and at what final price a shopper has one unit of a product. */
export const buyingOptionHandlers = ({ db }: WithDb): Pick<Handlers, 'listBuyingOptions'> => ({
  listBuyingOptions: async ({ params, query }, context) => {
    const { market } = context;
    const asked = parsePriceContextCode(params.priceContextCode);
    const store = asked && (await findStore(db, market.id, { sellerCode: asked.sellerCode }));
    const sku = await skuOfAdeokey(db, market.id, params.productAdeoKey);
    if (store === undefined || sku === undefined) return fail({ kind: 'not-found' });
    const postcode =
      query.postcode === undefined
        ? undefined
        : parsePostcode(query.postcode, market.rules.postcode);
    if (postcode?.ok === false)
      return fail({
        kind: 'bad-input',
        fields: [{ field: 'query.postcode', kind: 'not-a-postcode' }],
      });
    const found = await buyingOptions(db, sku, store, postcode?.value, context);
    const ratings = await vendorRatingsOf(
      db,
      market.id,
      found.map(({ offer }) => offer.vendor.code),
    );
    return ok({
      data: found.map((options) =>
        wireBuyingOptions(options, ratings.get(options.offer.vendor.code)),
      ),
    });
  },
});
