import { eq } from 'drizzle-orm';
import type { Db } from '../../core/db/types';
import { students } from './tables';

/**
 * Serialises what one child's transactions change, until this one ends; returns the child's name. FOR NO KEY UPDATE, so that inserts
 * referencing the child are not blocked.
 */
export async function lockChild(tx: Db, userId: number): Promise<string> {
  const [student] = await tx
    .select({ name: students.kidName })
    .from(students)
    .where(eq(students.userId, userId))
    .for('no key update');
  return student?.name ?? '';
}
