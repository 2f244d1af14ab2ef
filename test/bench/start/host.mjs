/** A machine that shares its processor with others measures them, too: what they took away is told by Linux alone. */
import { readFileSync } from 'node:fs';

const STOLEN = 7;
/** Of the processor's time while something was measured. */
const MOST_STOLEN = 0.005;
const MOST_TRIES = 5;

function times() {
  try {
    const [all] = readFileSync('/proc/stat', 'utf8').split('\n');
    const fields = all.trim().split(/\s+/).slice(1).map(Number);
    return { stolen: fields[STOLEN], all: fields.reduce((sum, ticks) => sum + ticks) };
  } catch {
    return { stolen: 0, all: 1 };
  }
}

let disturbed = 0;
/** How many were measured once more. */
export const timesDisturbed = () => disturbed;

/** Measures again what was disturbed, floors and pages alike; the last try counts, whatever it met. */
export async function undisturbed(measure) {
  for (let tries = 1; ; tries += 1) {
    const before = times();
    const result = await measure();
    const after = times();
    const share = (after.stolen - before.stolen) / (after.all - before.all || 1);
    if (share <= MOST_STOLEN || tries === MOST_TRIES) return result;
    disturbed += 1;
  }
}
