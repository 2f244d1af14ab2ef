/** Detects measurements disturbed by other virtual machines, by Linux's steal time. */
import { readFileSync } from 'node:fs';

const STOLEN = 7;
/** Maximal share of stolen CPU time during a measurement. */
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
/** Number of repeated measurements. */
export const timesDisturbed = () => disturbed;

/** Repeats disturbed measurements, of baselines and pages alike; the last try counts in any case. */
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
