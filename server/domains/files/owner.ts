import { and, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../core/http/handler';
import { keyOfUrl } from '../../core/http/file-url';
import { uploads } from './tables';

/**
 * Whether all URLs are files that this user uploaded here. For calls that take upload URLs: foreign URLs must not reach pages that
 * staff opens.
 */
export async function areUploadsOf(
  context: Pick<CallContext, 'db' | 'config' | 'headers'>,
  userId: number,
  urls: readonly string[],
): Promise<boolean> {
  const keys = [...new Set(urls.map((url) => keyOfUrl(context, url)))];
  if (keys.includes(null)) return false;
  const named = keys.filter((key) => key !== null);
  if (named.length === 0) return true;
  const found = await context.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.key, named)));
  return found.length === named.length;
}
