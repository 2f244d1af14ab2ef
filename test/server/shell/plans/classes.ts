/** Requests of open classes and pea classes for the walk through all calls, in order. */
import { sql } from 'drizzle-orm';
import type { ServedCallName } from '../../../../server/core/http/handler';
import type { Backend } from '../../support/backend';

type Which = 'coming' | 'live';

export function classesRequests({ clock, services: { db } }: Backend) {
  const first = (table: 'open_classes' | 'pea_classes', which: Which) => async () => {
    const now = sql`${clock.now()}::timestamptz`;
    const isLive = sql`starts_at <= ${now} AND starts_at + make_interval(mins => minutes) > ${now}`;
    const at = which === 'live' ? isLive : sql`starts_at > ${now} AND starts_at < ${now} + interval '4 days'`;
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT id FROM ${sql.identifier(table)} WHERE ${at} ORDER BY id DESC LIMIT 1`,
    );
    return { classId: Number(rows[0]?.id) };
  };
  return {
    cancelOpenClass: first('open_classes', 'coming'),
    enterOpenClass: first('open_classes', 'live'),
    enterPeaClass: first('pea_classes', 'live'),
    exportOpenClassCalendar: first('open_classes', 'live'),
    reserveOpenClass: first('open_classes', 'coming'),
  } satisfies Partial<Record<ServedCallName, unknown>>;
}
