import { join } from 'node:path';
import type {
  ConsoleCallName,
  FlagCallName,
  MediaCallName,
  SellerCallName,
  StaffCallName,
} from '@materia/api-contract';
import type { Market } from '@materia/market-model';
import { contentDeskHandlers } from './catalogue/content/staff-routes.ts';
import { presentPicture } from './catalogue/media/former-picture-repository.ts';
import { ownImportHandlers } from './catalogue/import/own/routes.ts';
import { pictures } from './catalogue/media/pictures.ts';
import { energyLabelHandlers, pictureHandlers } from './catalogue/media/routes.ts';
import { reviewDeskHandlers } from './catalogue/reviews/staff-routes.ts';
import { sellerHandlers } from './desk/sellers/routes.ts';
import type { SellerSessions } from './desk/sellers/seller-sessions.ts';
import { threadSellerHandlers } from './selling/messages/seller-routes.ts';
import { threadDeskHandlers } from './selling/messages/staff-routes.ts';
import { paymentDeskHandlers } from './selling/payments/staff-routes.ts';
import { returnDeskHandlers } from './selling/returns/staff-routes.ts';
import { searchDeskHandlers } from './catalogue/search/staff-routes.ts';
import { accountDeskHandlers } from './customers/identity/staff-routes.ts';
import { reportDeskHandlers } from './customers/illicit-content/staff-routes.ts';
import { type OpenId } from './desk/console/open-id.ts';
import { peopleHandlers } from './desk/console/people-routes.ts';
import { consoleHandlers } from './desk/console/routes.ts';
import type { SealedTexts } from './desk/console/sealed-text.ts';
import type { Staff } from './desk/console/staff.ts';
import { evaluationHandlers } from './platform/flags/evaluation-routes.ts';
import type { FlagBoard } from './platform/flags/flag-board.ts';
import { flagFeedHandlers } from './platform/flags/stream-routes.ts';
import { deskHandlers } from './desk/staff/desk-routes.ts';
import { documentDeskHandlers } from './selling/documents/staff-routes.ts';
import { orderDeskHandlers } from './desk/staff/routes.ts';
import type { PasswordHashing } from './platform/auth/password-hashing.ts';
import type { HandlersOf } from './platform/contract/handlers.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { UploadTools } from './platform/files/accept-upload.ts';
import type { PictureLine } from './platform/files/picture-line.ts';
import type { Attempts } from './platform/limits/attempts.ts';
import type { SecurityLog } from './platform/process/security-events.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';

type DeskTools = {
  readonly database: OpenDatabase;
  readonly markets: readonly Market[];
  readonly dataFolder: string;
  readonly passwords: PasswordHashing;
  readonly flags: FlagBoard;
  readonly seals: SealedTexts;
  readonly serviceCredential: string;
  readonly openId: OpenId | undefined;
  /** Staff at the console and in the command line's calls. */
  readonly atConsole: Staff;
  readonly atDesk: Staff;
  readonly sellers: SellerSessions;
  readonly security: SecurityLog;
  readonly attempts: Attempts;
  readonly files: FileStore;
  readonly pictureLine: PictureLine;
  readonly uploads: UploadTools;
};

/** The handlers of every call that is not for shoppers: staff, console, flags and pictures. */
export const furtherHandlers = ({
  database,
  ...given
}: DeskTools): HandlersOf<
  StaffCallName | SellerCallName | ConsoleCallName | FlagCallName | MediaCallName
> => {
  const tools = {
    ...given,
    ...database,
    units: given.markets.map(({ id }) => id),
    pictures: pictures(join(given.dataFolder, 'media'), given.pictureLine),
  };
  return {
    ...pictureHandlers({
      pictures: tools.pictures,
      findPresentPicture: (market, name) => presentPicture(database.db, market, name),
    }),
    ...energyLabelHandlers(tools),
    ...flagFeedHandlers(tools),
    ...evaluationHandlers(tools),
    ...deskHandlers(tools),
    ...orderDeskHandlers(tools),
    ...documentDeskHandlers(tools),
    ...contentDeskHandlers(tools),
    ...reportDeskHandlers(tools),
    ...accountDeskHandlers(tools),
    ...reviewDeskHandlers(tools),
    ...threadDeskHandlers(tools),
    ...threadSellerHandlers(tools),
    ...sellerHandlers(tools),
    ...paymentDeskHandlers(tools),
    ...returnDeskHandlers(tools),
    ...searchDeskHandlers(tools),
    ...ownImportHandlers(tools),
    ...peopleHandlers(tools),
    ...consoleHandlers(tools),
  };
};
