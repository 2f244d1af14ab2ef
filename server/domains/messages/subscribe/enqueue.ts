/** Each domain says here when something happened that a parent may want to read in WeChat. */
import type { RouteEntry } from '../../../../src/contract/route';
import { pageFile, routes } from '../../../../src/contract/routes';
import { WEB_VIEW_PAGE } from '../../../../src/contract/links/values';
import type { SubscribeTopic } from '../../../../src/contract/messages/values';
import type { Db } from '../../../core/db/types';
import { addDays } from '../../../core/time';
import { allowing } from './allowance';
import { messageSends } from './tables';

export interface SubscribeEvent {
  readonly userId: number;
  /** Unique for the parent and topic; sent once. */
  readonly event: string;
  readonly title: string;
  readonly note: string;
  readonly happensAt: Date;
  /** The app's path with its query. */
  readonly path: string;
  /** Default: a day after it happened. */
  readonly expiresAt?: Date;
}

/** Only for parents who allow it now. Idempotent, in several instances too. */
export async function enqueue(
  db: Db,
  topic: SubscribeTopic,
  events: readonly SubscribeEvent[],
  now: Date,
): Promise<void> {
  const userIds = await allowing(
    db,
    topic,
    events.map(({ userId }) => userId),
  );
  const rows = events
    .filter(({ userId }) => userIds.has(userId))
    .map(({ path, ...event }) => ({
      expiresAt: addDays(event.happensAt, 1),
      ...event,
      ...{ topic, page: pageOf(path), dueAt: now, createdAt: now },
    }));
  if (rows.length > 0) await db.insert(messageSends).values(rows).onConflictDoNothing();
}

const byPath = new Map<string, RouteEntry>(Object.values(routes).map((entry) => [entry.path, entry]));

/** The mini program's page that shows a path: its own, or the web view. */
export function pageOf(path: string): string {
  const [bare = '', query] = path.split('?');
  const entry = byPath.get(bare);
  if (entry?.weapp !== 'native' || entry.page === undefined)
    return `${pageFile(WEB_VIEW_PAGE)}?path=${encodeURIComponent(path)}`;
  return query === undefined ? pageFile(entry.page) : `${pageFile(entry.page)}?${query}`;
}
