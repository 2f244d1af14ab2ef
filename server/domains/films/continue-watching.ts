import { and, desc, gt, isNull, notInArray } from 'drizzle-orm';
import { CONTINUE_WATCHING, PlayableKind } from '../../../src/contract/films/values';
import { pictureUrl } from '../../core/http/file-url';
import { requireSession, type HandlersOf } from '../../core/http/handler';
import { describeAll, nameOf } from './described';
import { watchProgress } from './tables';
import { ownProgress } from './policies';

/** Stories have their own page for this; recordings of a child belong to its report. */
const ELSEWHERE: PlayableKind[] = [PlayableKind.story, PlayableKind.recording];

/** Fetch more, since some items may no longer be playable or may belong to another subject. */
const LOOKED_AT = 10 * CONTINUE_WATCHING;

export const continueHandlers: HandlersOf<'listContinueWatching'> = {
  /** One query, plus one for each kind among the items. */
  async listContinueWatching({ subject }, context) {
    const { userId } = requireSession(context);
    const begun = await context.db
      .select()
      .from(watchProgress)
      .where(
        and(
          ownProgress(userId),
          notInArray(watchProgress.kind, ELSEWHERE),
          isNull(watchProgress.finishedAt),
          gt(watchProgress.furthestSeconds, 0),
        ),
      )
      .orderBy(desc(watchProgress.updatedAt))
      .limit(LOOKED_AT);
    const described = await describeAll(context, userId, begun);
    return begun
      .flatMap((row) => {
        const what = described.get(nameOf(row));
        if (what === undefined || (subject !== undefined && what.subject !== subject)) return [];
        const { kind, itemId, positionSeconds, furthestSeconds, seconds } = row;
        return [
          {
            kind,
            id: itemId,
            positionSeconds,
            furthestSeconds,
            isFinished: false,
            title: what.title,
            of: what.of,
            picture: pictureUrl(context, what.picture),
            ...(what.subject === undefined ? {} : { subject: what.subject }),
            ...(what.studyId === undefined ? {} : { studyId: what.studyId }),
            seconds,
          },
        ];
      })
      .slice(0, CONTINUE_WATCHING);
  },
};
