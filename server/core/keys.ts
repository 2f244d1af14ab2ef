import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvReader } from './env';

export interface PhoneKeys {
  /** HMAC key to look up a phone without storing it. */
  readonly phoneLookup: Buffer;
  /** AES-256 key of the stored phone, needed to send a code to a session's phone. */
  readonly phoneEncryption: Buffer;
}

/** While a key is exchanged a second one is understood too: nothing new is made with it. */
export interface Keys extends PhoneKeys {
  /** PEM of RSA private keys by `cipherVersion`; clients encrypt phones and passwords with the public half of one. */
  readonly rsaPrivateKeys: ReadonlyMap<string, string>;
  readonly rsaIsDemo: boolean;
  readonly alsoPhone: PhoneKeys | null;
  readonly phoneKeyIsDemo: boolean;
  /** HMAC keys of the backend's own signatures (signatures.ts); the first one signs. */
  readonly signatures: readonly [Buffer, ...Buffer[]];
  /** HMAC keys of SMS codes, as above: a plain hash of six digits could be brute-forced. */
  readonly codeHashes: readonly [Buffer, ...Buffer[]];
  /** AES-256 keys of the staff's secrets for one-time codes, as above. */
  readonly staffSecrets: readonly [Buffer, ...Buffer[]];
  readonly signatureKeyIsDemo: boolean;
}

const DEMO_PHONE_KEY = 'DEMO_ONLY_phone_key_refused_in_production';
const DEMO_SIGNATURE_KEY = 'DEMO_ONLY_signature_key_refused_in_production';
const demoFile = (name: string) => join(__dirname, 'demo-keys', `DEMO_ONLY_${name}.pem`);
const demoPem = () => readFileSync(demoFile('private'), 'utf8');

/** Compares the public halves, so that the demo key is found in any encoding. */
function isDemoKey(pem: string): boolean {
  const file = demoFile('public');
  if (!existsSync(file)) return false;
  const spki = (key: string) => createPublicKey(key).export({ type: 'spki', format: 'der' });
  return spki(pem).equals(spki(readFileSync(file, 'utf8')));
}

type RsaName = 'RSA_PRIVATE_KEY' | 'RSA_PRIVATE_KEY_ALSO';

/** null if none is given. */
function readPem(env: EnvReader, name: RsaName, file: string | null, text: string | null): string | null {
  try {
    // In a one-line environment variable, the PEM's line breaks are written as \n.
    const given = file === null ? text?.replaceAll('\\n', '\n') : readFileSync(file, 'utf8');
    if (given === undefined) return null;
    if (createPrivateKey(given).asymmetricKeyType !== 'rsa') throw new Error('Another kind of key');
    return given;
  } catch {
    env.problems.push(`${name} or ${name}_FILE must hold the PEM of an RSA private key`);
    return null;
  }
}

function readVersion(env: EnvReader, name: string, fallback: string): string {
  const version = env.text(name) ?? fallback;
  if (!/^v[1-9]\d?$/.test(version)) env.problems.push(`${name} must be v1 to v99`);
  return version;
}

function readRsaKeys(env: EnvReader): Pick<Keys, 'rsaPrivateKeys' | 'rsaIsDemo'> {
  const own = readPem(env, 'RSA_PRIVATE_KEY', env.text('RSA_PRIVATE_KEY_FILE'), env.text('RSA_PRIVATE_KEY'));
  const also = readPem(
    env,
    'RSA_PRIVATE_KEY_ALSO',
    env.text('RSA_PRIVATE_KEY_ALSO_FILE'),
    env.text('RSA_PRIVATE_KEY_ALSO'),
  );
  const version = readVersion(env, 'RSA_KEY_VERSION', 'v1');
  const other = readVersion(env, 'RSA_KEY_VERSION_ALSO', version === 'v1' ? 'v2' : 'v1');
  if (also !== null && other === version)
    env.problems.push('RSA_KEY_VERSION_ALSO must be another than RSA_KEY_VERSION');
  const pem = own ?? demoPem();
  return {
    rsaPrivateKeys: new Map([...(also === null ? [] : [[other, also] as const]), [version, pem]]),
    rsaIsDemo: [pem, ...(also === null ? [] : [also])].some(isDemoKey),
  };
}

const derive = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, 'wandou', use, 32));

function readSecret(env: EnvReader, name: string): string | null {
  const given = env.text(name);
  if (given !== null && given.length < 32) env.problems.push(`${name} must have at least 32 characters`);
  return given;
}

const phoneKeysOf = (secret: string): PhoneKeys => ({
  phoneLookup: derive(secret, 'phone-lookup'),
  phoneEncryption: derive(secret, 'phone-encryption'),
});

export function readKeys(env: EnvReader): Keys {
  const phone = readSecret(env, 'PHONE_KEY') ?? DEMO_PHONE_KEY;
  const alsoPhone = readSecret(env, 'PHONE_KEY_ALSO');
  const signature = readSecret(env, 'SIGNATURE_KEY') ?? DEMO_SIGNATURE_KEY;
  const alsoSignature = readSecret(env, 'SIGNATURE_KEY_ALSO');
  const others = alsoSignature === null ? [] : [alsoSignature];
  const both = (use: string): readonly [Buffer, ...Buffer[]] => [
    derive(signature, use),
    ...others.map((secret) => derive(secret, use)),
  ];
  return {
    ...readRsaKeys(env),
    ...phoneKeysOf(phone),
    alsoPhone: alsoPhone === null ? null : phoneKeysOf(alsoPhone),
    phoneKeyIsDemo: phone === DEMO_PHONE_KEY,
    signatures: both('signatures'),
    codeHashes: both('sms-code'),
    staffSecrets: both('staff-secrets'),
    signatureKeyIsDemo: signature === DEMO_SIGNATURE_KEY,
  };
}
