import { asc, eq } from 'drizzle-orm';
import { pictureUrl } from '../../../core/http/file-url';
import type { Handler } from '../../../core/http/handler';
import { classFeatures } from './tables';

/** For one subject, or for all that the operator has described. */
export const listClassFeatures: Handler<'listClassFeatures'> = async ({ subject }, context) => {
  const rows = await context.db
    .select()
    .from(classFeatures)
    .where(subject === undefined ? undefined : eq(classFeatures.subject, subject))
    .orderBy(asc(classFeatures.position), asc(classFeatures.subject));
  return rows.map(({ position: _position, picture, ...feature }) => ({
    ...feature,
    picture: pictureUrl(context, picture),
  }));
};
