/** Migrates older demo databases: absolute demo page URLs become paths, and story pages become sound stories. */
import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { RedirectType } from '../../../src/contract/links/values';
import { routes } from '../../../src/contract/routes';
import { activities } from '../../../server/domains/activities/center/tables';
import { upgradeConfigs } from '../../../server/domains/configuration/tables';
import { courses } from '../../../server/domains/courses/tables';
import type { Db } from '../../../server/core/db/types';
import { slots } from '../../../server/domains/home/slots/tables';
import { homeCards } from '../../../server/domains/home/tables';
import { inboxMessages } from '../../../server/domains/messages/tables';
import { teacherProfiles } from '../../../server/domains/courses/teachers/tables';
import { stories } from '../../../server/domains/stories/tables';
import { demoPage } from '../pages';
import { OUTSIDE, toStories } from './targets';

/** Story cards that used to lead to pages, with the story that replaces each. */
const CARDS = { 'stories/moon': 'moon-boat', 'stories/pea': 'rain-song' } as const;

/** All columns with URLs, plain or in JSON. */
const PLACES: readonly (readonly [PgTable, PgColumn])[] = [
  [slots, slots.url],
  [activities, activities.url],
  [homeCards, homeCards.link],
  [courses, courses.link],
  [upgradeConfigs, upgradeConfigs.typeValue],
  [upgradeConfigs, upgradeConfigs.jsonUrl],
  [inboxMessages, inboxMessages.target],
  [teacherProfiles, teacherProfiles.pageUrl],
];

const OF_OLD = `(${OUTSIDE.replaceAll('.', '\\.')}|https?://[^"]+${demoPage('')})`;

/** Idempotent. */
export async function leadInside(db: Db): Promise<void> {
  for (const [table, column] of PLACES) {
    const name = sql.identifier(column.name);
    const type = sql.raw(column.getSQLType());
    await db.execute(
      sql`UPDATE ${table} SET ${name} = regexp_replace(${name}::text, ${OF_OLD}, ${demoPage('')}, 'g')::${type} WHERE ${name}::text ~ ${OF_OLD}`,
    );
  }
  await db
    .update(slots)
    .set(toStories)
    .where(eq(slots.url, demoPage('stories')));
  for (const [name, code] of Object.entries(CARDS)) await linkStory(db, code, demoPage(name));
}

async function linkStory(db: Db, code: string, oldLink: string): Promise<void> {
  const [story] = await db.select().from(stories).where(eq(stories.code, code));
  if (story === undefined) return;
  const { id, title, summary, cover } = story;
  const link = `${routes.soundStoryPlayer.path}?id=${id}`;
  await db
    .update(homeCards)
    .set({ title, subtitle: summary, picture: cover, redirectType: RedirectType.innerPage, link })
    .where(eq(homeCards.link, oldLink));
}
