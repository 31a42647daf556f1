import { userInfo } from 'node:os';
import { join } from 'node:path';
import { markets } from '@materia/market-all';
import { dataFolder, hostUrl, serviceCredential, shopUrl, staffCredential } from './access.ts';
import { COMMANDS } from './commands/index.ts';
import { plainJson } from './commands/plain.ts';
import { momentsOf } from './moments.ts';
import { type OpsArguments, parseArguments } from './parse-arguments.ts';
import { deviceFile, type SessionFile, sessionFile } from './session-file.ts';
import { staffHost, StaffRefusal } from './staff-host.ts';
import { typed } from './typed.ts';
import { shopFront } from './vitals/shop-front.ts';

/** `npm run ops`: the staff's command line for the host's staff calls. */
const ROOT = join(import.meta.dirname, '../../..');

const run = async (): Promise<number> => {
  const given = parseArguments(
    process.argv.slice(2),
    COMMANDS,
    markets.map(({ id }) => id),
  );
  if ('sentence' in given) return refuse(given.sentence);
  try {
    const session = sessionFile(join(dataFolder(process.env, ROOT), 'ops-session.json'));
    const host = staffHost({
      address: given.host ?? hostUrl(process.env),
      market: given.market,
      credential: await credentialOf(given, session),
    });
    const market = markets.find(({ id }) => id === given.market);
    if (market === undefined) return refuse(`There is no market ${given.market}.`);
    const shop = shopFront({
      address: shopUrl(process.env, market.port),
      serviceCredential: () => serviceCredential(process.env, ROOT),
    });
    const { lines, value } = await given.command.run(given.words, {
      host,
      actor: given.actor ?? userInfo().username,
      session,
      devices: deviceFile(join(dataFolder(process.env, ROOT), 'ops-devices.json')),
      when: momentsOf(market),
      typed: typed(process.env, given.code),
      files: given.files,
      shop,
    });
    process.stdout.write(given.json ? `${plainJson(value)}\n` : `${lines.join('\n')}\n`);
    return 0;
  } catch (error) {
    if (error instanceof StaffRefusal) return refuse(error.message);
    throw error;
  }
};

const credentialOf = async (
  { command, operator }: OpsArguments,
  session: SessionFile,
): Promise<string> => {
  if (operator) return staffCredential(process.env, ROOT);
  const opened = await session.read();
  if (opened !== undefined) return opened.token;
  if (command.isOpen) return '';
  throw new StaffRefusal('Sign in first: npm run ops -- sign-in EMAIL');
};

const refuse = (sentence: string): number => {
  process.stderr.write(`${sentence}\n`);
  return 1;
};

process.exitCode = await run();
