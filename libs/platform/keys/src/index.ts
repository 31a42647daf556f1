export {
  type KeyList,
  masterKeyOf,
  type MasterKey,
  type NoKeyList,
  parseMasterKeys,
} from './master-keys.ts';
export { type DerivedKey, type DerivedKeys, deriveKeys, keysNamed } from './derived-keys.ts';
export { fingerprintOf } from './fingerprint.ts';
