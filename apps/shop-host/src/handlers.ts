import { accountHandlers } from './account/routes.ts';
import type { PasswordHashing } from './auth/password-hashing.ts';
import type { Sessions } from './auth/sessions.ts';
import { brandHandlers } from './brands/routes.ts';
import { type CartLimits, cartHandlers } from './cart/routes.ts';
import type { ListingIndexes } from './catalogue/index/listing-indexes.ts';
import { withFurtherReads } from './catalogue/further-reads.ts';
import { catalogueHandlers } from './catalogue/routes.ts';
import { checkoutHandlers } from './checkout/routes.ts';
import { comparisonHandlers } from './comparison/routes.ts';
import type { Handlers } from './contract/handlers.ts';
import { contentHandlers } from './content/routes.ts';
import type { Db } from './database/with-tx.ts';
import { documentHandlers } from './documents/routes.ts';
import { attempts } from './limits/attempts.ts';
import { listHandlers } from './lists/routes.ts';
import { newsletterHandlers } from './newsletter/routes.ts';
import { orderHandlers } from './orders/routes.ts';
import { reportHandlers } from './illicit-content/routes.ts';
import { placeHandlers } from './places/routes.ts';
import { reviewHandlers } from './reviews/routes.ts';
import { catalogueSearch } from './search/search-port.ts';
import { sitemapHandlers } from './sitemaps/routes.ts';
import { storeHandlers } from './stores/routes.ts';
import { substituteHandlers } from './substitutes/routes.ts';
import { vendorHandlers } from './vendors/routes.ts';

type HandlerTools = {
  readonly db: Db;
  readonly indexes: ListingIndexes;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashing;
  readonly cartLimits: CartLimits;
  readonly picturesOf: (market: string) => Promise<ReadonlySet<string>>;
};

/** Every call of the contract with what answers it. */
export const allHandlers = ({
  db,
  indexes,
  sessions,
  passwords,
  cartLimits,
  picturesOf,
}: HandlerTools): Handlers => ({
  ...withFurtherReads(db, catalogueHandlers({ db, indexes, search: catalogueSearch(db) })),
  ...comparisonHandlers(db),
  ...substituteHandlers({ db, indexes }),
  ...storeHandlers(db),
  ...placeHandlers(db),
  ...cartHandlers(db, cartLimits),
  ...checkoutHandlers(db),
  ...accountHandlers({ db, sessions, passwords, attempts: attempts(db) }),
  ...orderHandlers(db),
  ...documentHandlers(db),
  ...reportHandlers(db),
  ...listHandlers(db),
  ...newsletterHandlers(db),
  ...vendorHandlers(db),
  ...brandHandlers({ indexes, picturesOf }),
  ...sitemapHandlers({ db, indexes }),
  ...contentHandlers(db),
  ...reviewHandlers({ db, attempts: attempts(db) }),
});
