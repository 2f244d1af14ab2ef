import { sql } from 'drizzle-orm';
import { lessons } from './tables';

/** When a lesson is over, for the database to compare. */
export const endsAt = sql`${lessons.startsAt} + make_interval(mins => ${lessons.durationMinutes})`;
