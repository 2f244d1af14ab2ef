/** A demonstration that is older than its pages: what led outside leads to them, and stories to the sound stories. */
import { eq, inArray, like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { RedirectType } from '../../../src/contract/links/values';
import { routes } from '../../../src/contract/routes';
import { activities } from '../../activities/center/tables';
import { upgradeConfigs } from '../../configuration/tables';
import { courses } from '../../courses/tables';
import type { Db } from '../../db/types';
import { slots } from '../../home/slots/tables';
import { homeCards } from '../../home/tables';
import { inboxMessages } from '../../messages/tables';
import { stories } from '../../stories/tables';
import { demoPage } from '../pages';
import { OUTSIDE, toStories } from './targets';

/** Cards of stories that were pages, by the stories that are there now. */
const CARDS = { 'stories/moon': 'moon-boat', 'stories/pea': 'rain-song' } as const;

/** Changes nothing where nothing leads outside. `origin`: the backend's own. */
export async function leadInside(db: Db, origin: string): Promise<void> {
  const inside = demoPage(origin, '');
  for (const [name, code] of Object.entries(CARDS)) {
    await tellStory(db, code, [OUTSIDE + name, inside + name]);
  }
  await db
    .update(slots)
    .set(toStories)
    .where(eq(slots.url, `${OUTSIDE}stories`));
  const replaced = (column: PgColumn) => sql<string>`replace(${column}::text, ${OUTSIDE}, ${inside})`;
  const begins = `${OUTSIDE}%`;
  await db
    .update(slots)
    .set({ url: replaced(slots.url) })
    .where(like(slots.url, begins));
  await db
    .update(activities)
    .set({ url: replaced(activities.url) })
    .where(like(activities.url, begins));
  await db
    .update(homeCards)
    .set({ link: replaced(homeCards.link) })
    .where(like(homeCards.link, begins));
  await db
    .update(courses)
    .set({ link: replaced(courses.link) })
    .where(like(courses.link, begins));
  await db
    .update(upgradeConfigs)
    .set({ typeValue: replaced(upgradeConfigs.typeValue) })
    .where(like(upgradeConfigs.typeValue, `%${begins}`));
  await db
    .update(inboxMessages)
    .set({ target: sql`${replaced(inboxMessages.target)}::jsonb` })
    .where(like(sql`${inboxMessages.target} ->> 'url'`, begins));
}

async function tellStory(db: Db, code: string, links: readonly string[]): Promise<void> {
  const [story] = await db.select().from(stories).where(eq(stories.code, code));
  if (story === undefined) return;
  const { id, title, summary, cover } = story;
  const link = `${routes.soundStoryPlayer.path}?id=${id}`;
  await db
    .update(homeCards)
    .set({ title, subtitle: summary, picture: cover, redirectType: RedirectType.innerPage, link })
    .where(inArray(homeCards.link, [...links]));
}
