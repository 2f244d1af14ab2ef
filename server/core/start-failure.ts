/** Explains a failed start to the operator. */
import type { Config } from './config';
import { ConfigError } from './env';
import { StartRefused } from './start-refused';

export function explainStartFailure(
  error: unknown,
  config: Pick<Config, 'port' | 'databaseUrl'> | null,
  name = 'DATABASE_URL',
): string {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isListening = 'syscall' in error && error.syscall === 'listen';
  const code = isListening ? codeOf(error) : null;
  const port = config?.port ?? '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or set PORT to another one`;
  if (code === 'EACCES') return `Port ${port} needs more rights: set PORT to one above 1023`;
  const asked = config?.databaseUrl ?? null;
  // Drizzle wraps the database's error.
  const said = [error, error.cause].find(isDatabaseError);
  if (asked !== null && said !== undefined) {
    // Leave out the password.
    const { host, pathname } = new URL(asked);
    return `${name}: the database ${pathname.slice(1)} at ${host} cannot be used: ${said.message || codeOf(said)}`;
  }
  return error.stack ?? error.message;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Unreachable, authentication failed, no such database, out of connections or disk, no privileges, read-only replica. */
const REFUSED = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|28|3D|08|53|57P|42501|25006)/;
/** OpenSSL's error codes for certificates. */
const CERTIFICATE = /CERT|VERIFY_|ISSUER|^ERR_(TLS|SSL)_/;

function isDatabaseError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (REFUSED.test(code) || CERTIFICATE.test(code)) return true;
  return /timeout exceeded when trying to connect|SSL/.test(error.message);
}
