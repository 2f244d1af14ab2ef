/** When the higher level is open, and what its pages show. */
import { eq, sql } from 'drizzle-orm';
import { spanOf } from '../../../../src/contract/configuration/period';
import type { Period } from '../../../../src/contract/configuration/schema';
import { FeatureSwitch } from '../../../../src/contract/stepup/values';
import type { Db } from '../../../core/db/types';
import { formatDateTime } from '../../../core/time';
import { configurations } from '../../configuration/tables';
import { STATIC_FILE } from '../../configuration/values';
import { stepUpSwitches } from '../tables';

type SwitchName = keyof typeof FeatureSwitch;

export interface SeasonSettings {
  /** null: none, or one that the app cannot read. Both are closed. */
  readonly window: { readonly startsAt: Date; readonly endsAt: Date } | null;
  readonly switches: Readonly<Record<SwitchName, boolean>>;
  /** A day; '' for none. */
  readonly seatsUntil: string;
}

const name = STATIC_FILE.higherLevelWindow;
const isWindow = eq(configurations.name, name);

/** Until the transaction ends; there may be no row to lock. */
export async function lockSettings(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('season settings'))`);
}

export async function settingsOf(db: Db): Promise<SeasonSettings> {
  const [file] = await db.select().from(configurations).where(isWindow);
  const span = file && spanOf(file.value as Period);
  const rows = await db.select().from(stepUpSwitches);
  const rowOf = (index: FeatureSwitch) => rows.find(({ number }) => number === index);
  const isOn = (of: SwitchName) => rowOf(FeatureSwitch[of])?.turnOn ?? true;
  return {
    window: span === undefined ? null : { startsAt: new Date(span.from), endsAt: new Date(span.to) },
    switches: {
      ...{ teacherControl: isOn('teacherControl'), classControl: isOn('classControl') },
      ...{ reportControl: isOn('reportControl'), giftControl: isOn('giftControl') },
      ...{ selectTimeControl: isOn('selectTimeControl'), remainingTime: isOn('remainingTime') },
    },
    seatsUntil: dayOf(rowOf(FeatureSwitch.remainingTime)?.time ?? ''),
  };
}

const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/;

/** As the app reads it: rule stepup-19. */
function dayOf(text: string): string {
  const [, year, month = '', day = ''] = DAY.exec(text.trim()) ?? [];
  return year === undefined ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export async function saveSettings(tx: Db, { seatsUntil, switches, window }: SeasonSettings): Promise<void> {
  if (window === null) await tx.delete(configurations).where(isWindow);
  else {
    const value = { startTime: formatDateTime(window.startsAt), endTime: formatDateTime(window.endsAt) };
    await tx
      .insert(configurations)
      .values({ name, value })
      .onConflictDoUpdate({ target: configurations.name, set: { value } });
  }
  const rows = (Object.keys(FeatureSwitch) as SwitchName[]).map((of) => ({
    ...{ number: FeatureSwitch[of], turnOn: switches[of] },
    time: of === 'remainingTime' && seatsUntil !== '' ? seatsUntil : null,
  }));
  await tx
    .insert(stepUpSwitches)
    .values(rows)
    .onConflictDoUpdate({
      target: stepUpSwitches.number,
      set: { turnOn: sql`excluded.turn_on`, time: sql`excluded.time` },
    });
}
