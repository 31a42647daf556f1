import { join } from 'node:path';
import type { PictureLine } from '../../platform/files/picture-line.ts';
import { fetchPublic } from '../../platform/outbound/fetch-public.ts';
import { photographFiles } from './photograph-files.ts';
import { type TakePhotograph, takePhotographs } from './take-photograph.ts';

/** Takes the photographs of one import: from public addresses, and from the market's folder of files. */
export const photographsOfImport = (
  dataFolder: string,
  market: string,
  pictureLine: PictureLine,
): TakePhotograph =>
  takePhotographs({
    market,
    folder: join(dataFolder, 'imports', 'pictures', market),
    photographs: photographFiles(join(dataFolder, 'media')),
    pictureLine,
    fetchPublic: fetchPublic(),
  });
