/** Password and one-time codes (TOTP, RFC 6238) of staff. */
import { Secret, TOTP } from 'otpauth';
import type { Keys } from '../../core/keys';
import type { Random } from '../../core/random';
import { openText, sealText } from '../../core/seal';
import { SECOND } from '../../core/time';
import { hashPassword } from '../account/password';

const ISSUER = '豌豆家长端后台';
const PASSWORD_BYTES = 15;
const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Codes of the step before and after count too: clocks of phones differ. */
const STEPS_APART = 1;

const totpOf = (name: string, secret: Secret) =>
  new TOTP({ issuer: ISSUER, label: name, secret, period: PERIOD_S });

export interface Credentials {
  readonly password: string;
  /** otpauth:// address. */
  readonly totp: string;
}

/** Known beforehand, for accounts of the demonstration and of tests. */
export interface KnownCredentials {
  readonly password: string;
  /** Base32. */
  readonly secret: string;
}

/** Random ones if none are known, and what is stored of them. */
export async function newCredentials(
  { keys, random }: { readonly keys: Keys; readonly random: Random },
  name: string,
  known?: KnownCredentials,
) {
  const password = known?.password ?? random.bytes(PASSWORD_BYTES).toString('base64url');
  const secret =
    known === undefined
      ? new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer })
      : Secret.fromBase32(known.secret);
  const shown: Credentials = { password, totp: totpOf(name, secret).toString() };
  const stored = {
    passwordHash: await hashPassword(password),
    totpCipher: sealText(keys.staffSecrets[0], secret.base32),
    totpStep: 0,
  };
  return { shown, stored };
}

/** By the key of today, or by one that is being exchanged. */
function openSecret({ staffSecrets: [first, ...others] }: Keys, totpCipher: string): string {
  for (const key of others) {
    try {
      return openText(key, totpCipher);
    } catch {
      // Sealed with another one.
    }
  }
  return openText(first, totpCipher);
}

/** Sealed with the key of today: a login during an exchange renews it. */
export const renewedSecret = (keys: Keys, totpCipher: string): string =>
  sealText(keys.staffSecrets[0], openSecret(keys, totpCipher));

/** The step of a valid code; null for a wrong one. */
export function stepOfCode(keys: Keys, totpCipher: string, code: string, now: Date): number | null {
  const secret = Secret.fromBase32(openSecret(keys, totpCipher));
  const delta = totpOf('', secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_APART });
  return delta === null ? null : Math.floor(now.getTime() / (PERIOD_S * SECOND)) + delta;
}
