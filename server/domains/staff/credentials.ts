/** Password and one-time codes (TOTP, RFC 6238) of staff. */
import { Secret, TOTP } from 'otpauth';
import type { Keys } from '../../core/keys';
import type { Random } from '../../core/random';
import { openTextByAny, sealText } from '../../core/seal';
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

/**
 * What is stored after a valid code: its step, and the secret sealed with today's key, so that a login during an exchange renews it. null for a
 * wrong code.
 */
export function acceptedCode(
  { staffSecrets }: Keys,
  totpCipher: string,
  code: string,
  now: Date,
): { readonly totpStep: number; readonly totpCipher: string } | null {
  const base32 = openTextByAny(staffSecrets, totpCipher);
  const totp = totpOf('', Secret.fromBase32(base32));
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: STEPS_APART });
  if (delta === null) return null;
  const totpStep = Math.floor(now.getTime() / (PERIOD_S * SECOND)) + delta;
  return { totpStep, totpCipher: sealText(staffSecrets[0], base32) };
}
