/** Resolves the URL of a work's file: only for the viewer it was issued to, and only while the work is visible. */
import { eq } from 'drizzle-orm';
import { isSessionLiving } from '../../account/sessions';
import type { CallContext } from '../../../core/http/handler';
import { isSigned } from '../../../core/signatures';
import { works } from '../tables';
import { ALL, pathsOf } from './address';
import { mayRead } from '../policies';

const PASS = /^([0-9a-z]{1,12})\.([0-9a-z]{1,11}\.[\w-]{43})$/;
/** Not a user id. */
const NOBODY = 0;
const PATH = /^works\/(\d{1,15})\//;

type Services = Pick<CallContext, 'db' | 'clock' | 'config'>;

/** The storage key; null: the URL is not valid any more. */
export async function workFileOf(services: Services, path: string, pass: unknown): Promise<string | null> {
  const { clock, config, db } = services;
  const [, who = '', signature = ''] = typeof pass === 'string' ? (PASS.exec(pass) ?? []) : [];
  if (!isSigned(config.keys, 'work', `${path}\0${who}`, signature, clock.now())) return null;
  const [work] = await db
    .select({
      ...{ id: works.id, userId: works.userId, state: works.state },
      ...{ files: works.files, coverFile: works.coverFile, isFilm: works.isFilm },
    })
    .from(works)
    .where(eq(works.id, Number(PATH.exec(path)?.[1] ?? 0)));
  if (work === undefined || !(await maySee(services, work, who))) return null;
  return pathsOf(work).find((file) => file.path === path)?.key ?? null;
}

async function maySee(
  services: Services,
  work: Pick<typeof works.$inferSelect, 'state' | 'userId'>,
  who: string,
): Promise<boolean> {
  const { userId } = work;
  if (who === ALL) return mayRead(NOBODY)(work);
  return mayRead(userId)(work) && isSessionLiving(services, { id: parseInt(who.slice(1), 36), userId });
}
