/** Drafts, shared among the devices of a family. */
import { eq, sql } from 'drizzle-orm';
import { HOMEWORK_CODE } from '../../../src/contract/homework/values';
import { BusinessError, requireSession, type HandlersOf } from '../../core/http/handler';
import { admitAnswers, keptAnswers } from './answers';
import { HOMEWORK_MESSAGES } from './messages';
import { closedHomework, isOpen, lockOwn, ownCard, questionsOf, unknownHomework } from './find';
import { homeworkDrafts } from './tables';
import { orNotFound } from '../../core/http/policy';
import { shownDraft } from './wire';

export const draftHandlers: HandlersOf<'getHomeworkDraft' | 'saveHomeworkDraft'> = {
  async getHomeworkDraft({ homeworkId }, context) {
    const { userId } = requireSession(context);
    orNotFound(await ownCard(context.db, userId, homeworkId), unknownHomework);
    const [kept] = await context.db
      .select()
      .from(homeworkDrafts)
      .where(eq(homeworkDrafts.homeworkId, homeworkId));
    return kept === undefined ? null : shownDraft(context, kept);
  },

  async saveHomeworkDraft({ homeworkId, round, baseVersion, overwrite, ...draft }, context) {
    const { userId } = requireSession(context);
    return context.db.transaction(async (tx) => {
      // Excludes a concurrent hand-in, which deletes the draft: either it sees this draft, or this save sees that it is closed.
      const row = await lockOwn(tx, userId, homeworkId, 'share');
      if (!isOpen(row) || row.round !== round) throw closedHomework();
      const asked = await questionsOf(tx, homeworkId);
      await admitAnswers({ ...context, db: tx }, { homeworkId, userId }, asked, draft.answers, {
        mayWait: true,
      });
      const values = {
        device: draft.device,
        savedAt: new Date(draft.savedAt),
        answers: keptAnswers(context, draft.answers),
      };
      const { version } = homeworkDrafts;
      const grewFrom = overwrite ? undefined : eq(version, baseVersion);
      const [saved] = await tx
        .insert(homeworkDrafts)
        .values({ homeworkId, version: baseVersion + 1, ...values })
        .onConflictDoUpdate({
          target: homeworkDrafts.homeworkId,
          set: { ...values, version: sql`${version} + 1` },
          ...(grewFrom === undefined ? {} : { setWhere: grewFrom }),
        })
        .returning({ version });
      if (saved !== undefined) return saved;
      const [other] = await tx.select().from(homeworkDrafts).where(eq(homeworkDrafts.homeworkId, homeworkId));
      const refusal = new BusinessError(HOMEWORK_CODE.draftConflict, HOMEWORK_MESSAGES.draftConflict);
      throw refusal.carrying(other === undefined ? null : shownDraft(context, other));
    });
  },
};
