/** `npm run keys:rotate`, in the image `node main.js rotate-keys`: ends an exchange of PHONE_KEY (docs/operations.md, "Exchanging keys"). */
import { loadConfig } from './core/config';
import { connect } from './core/db/client';
import { refuseOldSchema } from './core/db/known-migrations';
import type { Env } from './core/env';
import { forgetOtherPhoneKey, refuseAnotherPhoneKey } from './core/seed/phone-key';
import { explainStartFailure } from './core/start-failure';
import { StartRefused } from './core/start-refused';
import { systemClock } from './core/time';
import { rotatePhones } from './domains/account/rotate-phones';
import { registered } from './registry';

async function rotate(source: Env, print: (line: string) => void): Promise<void> {
  const config = loadConfig(source);
  if (config.keys.alsoPhone === null)
    throw new StartRefused('PHONE_KEY_ALSO must be set: the key that phones are stored by until now');
  if (config.databaseUrl === null) throw new StartRefused('DATABASE_URL must be set');
  const { db, pool, close } = connect(config.databaseUrl, 2, () => undefined, {});
  try {
    await refuseOldSchema(pool);
    await refuseAnotherPhoneKey(db, config, systemClock);
    const { schemaRegistry } = registered;
    const { renewed, remaining } = await rotatePhones({ db, keys: config.keys, schemaRegistry }, print);
    if (remaining > 0)
      throw new StartRefused(
        `${renewed} phones renewed, ${remaining} left: neither key opens them, or two accounts have one phone. PHONE_KEY_ALSO is still needed`,
      );
    await forgetOtherPhoneKey(db, config.keys);
    print(`${renewed} phones renewed, none left: PHONE_KEY_ALSO may go`);
  } finally {
    await close();
  }
}

/** Returns the exit code. */
export async function rotateKeysCommand(
  source: Env,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  try {
    await rotate(source, print);
    return 0;
  } catch (error) {
    complain(explainStartFailure(error, { port: 0, databaseUrl: source['DATABASE_URL'] ?? null }));
    return 1;
  }
}
