import { and, desc, eq } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { EXERCISE_CODE, ExerciseState } from '../../../../src/contract/homework/exercise-book';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import { areUploadsOf } from '../../files/owner';
import { keyOfUrl } from '../../../core/http/file-url';
import {
  badInput,
  BusinessError,
  requireSession,
  withCount,
  type CallContext,
  type HandlersOf,
} from '../../../core/http/handler';
import { count } from '../../../core/limits/counters';
import { ProviderError } from '../../../core/providers';
import { DAY } from '../../../core/time';
import { checkPage } from './check';
import { EXERCISE_MESSAGES } from './messages';
import { beginAsking, endAsking, keepRecognition } from './recognise';
import { shownCard, shownPage, type PageRow } from './wire';
import { exercisePages } from './tables';
import { ownPages } from '../policies';
import { orNotFound } from '../../../core/http/policy';

/** Each page costs a call to a paid service. */
const PAGES_PER_DAY = 60;

type Calls =
  | 'snapExercisePage'
  | 'recogniseExercisePage'
  | 'getExercisePage'
  | 'checkExercisePage'
  | 'listExercisePages';

export const exerciseBookHandlers: HandlersOf<Calls> = {
  async snapExercisePage({ url }, context) {
    const { userId } = requireSession(context);
    const picture = keyOfUrl(context, url);
    if (picture === null || !(await areUploadsOf(context, userId, [url]))) {
      throw badInput('url', EXERCISE_MESSAGES.notYours);
    }
    const { db, clock } = context;
    const known = await pageOfPicture(context, userId, picture);
    if (known !== undefined) return { pageId: known };
    await admit(context, userId);
    await db
      .insert(exercisePages)
      .values({ userId, picture, takenAt: clock.now() })
      .onConflictDoNothing({ target: [exercisePages.userId, exercisePages.picture] });
    return { pageId: (await pageOfPicture(context, userId, picture)) ?? 0 };
  },

  async recogniseExercisePage({ pageId }, context) {
    const page = await ownPage(context, pageId);
    if (page.state !== ExerciseState.waiting || !(await beginAsking(context, pageId))) {
      return shownPage(context, page);
    }
    try {
      const { storage, recognition } = context.providers;
      const photo = await storage.get(page.picture);
      const recognised =
        photo === null
          ? ({ isReadable: false, reason: 'unknown' } as const)
          : await recognition.recognise(photo);
      await keepRecognition(context.db, pageId, recognised);
    } catch (error) {
      await endAsking(context, pageId);
      if (!(error instanceof ProviderError)) throw error;
      context.log.warn({ provider: error.provider, code: error.code }, 'recognition failed');
      throw new BusinessError(EXERCISE_CODE.notAnswered, EXERCISE_MESSAGES.notAnswered);
    }
    return shownPage(context, await ownPage(context, pageId));
  },

  async getExercisePage({ pageId }, context) {
    return shownPage(context, await ownPage(context, pageId));
  },

  async checkExercisePage({ pageId, answers }, context) {
    await ownPage(context, pageId);
    await checkPage(context, pageId, answers);
    return shownPage(context, await ownPage(context, pageId));
  },

  async listExercisePages({ page, limit }, context) {
    const { userId } = requireSession(context);
    const find = (paging: Paging) =>
      context.db
        .select({ row: exercisePages, total: totalRows })
        .from(exercisePages)
        .where(ownPages(userId))
        .orderBy(desc(exercisePages.takenAt), desc(exercisePages.id))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map(({ row }) => shownCard(context, row)),
      total,
    );
  },
};

/** Another child's page counts as missing. */
async function ownPage(context: CallContext, pageId: number): Promise<PageRow> {
  const { userId } = requireSession(context);
  const [page] = await context.db
    .select()
    .from(exercisePages)
    .where(and(eq(exercisePages.id, pageId), ownPages(userId)));
  return orNotFound(page, EXERCISE_MESSAGES.noPage);
}

async function pageOfPicture(
  { db }: CallContext,
  userId: number,
  picture: string,
): Promise<number | undefined> {
  const [page] = await db
    .select({ id: exercisePages.id })
    .from(exercisePages)
    .where(and(ownPages(userId), eq(exercisePages.picture, picture)));
  return page?.id;
}

async function admit({ db, clock }: CallContext, userId: number): Promise<void> {
  const today = await count(db, clock, { key: `exercise:${userId}`, windowMs: DAY });
  if (today <= PAGES_PER_DAY) return;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, EXERCISE_MESSAGES.tooOften, 429);
}
