import { sql } from 'drizzle-orm';
import { lessons } from './tables';

/** End of a lesson, for SQL comparisons. */
export const endsAt = sql`${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes})`;
