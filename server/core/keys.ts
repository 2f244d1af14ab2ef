import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvReader } from './env';

export interface Keys {
  /** PEM of the RSA private key; clients encrypt phones and passwords with its public half. */
  readonly rsaPrivateKey: string;
  readonly rsaIsDemo: boolean;
  /** HMAC key to look up a phone without storing it. */
  readonly phoneLookup: Buffer;
  /** AES-256 key of the stored phone, needed to send a code to a session's phone. */
  readonly phoneEncryption: Buffer;
  /** HMAC key of SMS codes: a plain hash of six digits could be brute-forced. */
  readonly codeHash: Buffer;
  /** HMAC key of the backend's own signatures (signatures.ts). */
  readonly signatures: Buffer;
  readonly phoneKeyIsDemo: boolean;
}

const DEMO_PHONE_KEY = 'DEMO_ONLY_phone_key_refused_in_production';
const demoFile = (name: string) => join(__dirname, 'demo-keys', `DEMO_ONLY_${name}.pem`);
const demoPem = () => readFileSync(demoFile('private'), 'utf8');

/** Compares the public halves, so that the demo key is found in any encoding. */
function isDemoKey(pem: string): boolean {
  const file = demoFile('public');
  if (!existsSync(file)) return false;
  const spki = (key: string) => createPublicKey(key).export({ type: 'spki', format: 'der' });
  return spki(pem).equals(spki(readFileSync(file, 'utf8')));
}

function readRsaKey(env: EnvReader): { pem: string; demo: boolean } {
  const file = env.text('RSA_PRIVATE_KEY_FILE');
  try {
    // In a one-line environment variable, the PEM's line breaks are written as \n.
    const given =
      file === null ? env.text('RSA_PRIVATE_KEY')?.replaceAll('\\n', '\n') : readFileSync(file, 'utf8');
    if (given === undefined) return { pem: demoPem(), demo: true };
    if (createPrivateKey(given).asymmetricKeyType !== 'rsa') throw new Error('Another kind of key');
    return { pem: given, demo: isDemoKey(given) };
  } catch {
    env.problems.push('RSA_PRIVATE_KEY or RSA_PRIVATE_KEY_FILE must hold the PEM of an RSA private key');
    return { pem: demoPem(), demo: true };
  }
}

export function readKeys(env: EnvReader): Keys {
  const rsa = readRsaKey(env);
  const given = env.text('PHONE_KEY');
  if (given !== null && given.length < 32) env.problems.push('PHONE_KEY must have at least 32 characters');
  const secret = given ?? DEMO_PHONE_KEY;
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'wandou', use, 32));
  return {
    rsaPrivateKey: rsa.pem,
    rsaIsDemo: rsa.demo,
    phoneLookup: derive('phone-lookup'),
    phoneEncryption: derive('phone-encryption'),
    codeHash: derive('sms-code'),
    signatures: derive('signatures'),
    phoneKeyIsDemo: secret === DEMO_PHONE_KEY,
  };
}
