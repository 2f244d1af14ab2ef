/** Stores a demo work. Its files are shared drawings and films, which are not deleted with the work. */
import { eq } from 'drizzle-orm';
import type { AnswerFile } from '../../../../src/contract/questions/question.schema';
import { CommentState, WorkState, type WorkKind } from '../../../../src/contract/works/values';
import type { Db } from '../../../../server/core/db/types';
import { addMillis, MINUTE } from '../../../../server/core/time';
import { workComments, workLikes, works } from '../../../../server/domains/works/tables';
import { pictureKey, type WorkPicture } from '../../pictures/catalogue';
import { filmKey, FILMS, type FilmName } from '../films';
import type { DemoWork } from './pieces';

const PICTURE_BYTES = 40_000;
const FILM_BYTES = 300_000;

const pictureFile = (name: WorkPicture): AnswerFile => ({
  ...{ id: `demo-${name}`, url: pictureKey.work(name), name: `${name}.svg` },
  ...{ bytes: PICTURE_BYTES, seconds: 0 },
});

const filmFile = (name: FilmName): AnswerFile => ({
  ...{ id: `demo-${name}`, url: filmKey(name), name: `${name}.mp4` },
  ...{ bytes: FILM_BYTES, seconds: FILMS[name].seconds },
});

interface Making {
  readonly kind: WorkKind;
  readonly userId: number;
  readonly topicId: number | null;
  readonly state: WorkState;
  readonly submissionId: string;
  readonly at: Date;
  readonly reason?: string;
  /** Fixed id for testers. */
  readonly id?: number;
}

type Piece = Pick<DemoWork, 'title' | 'words' | 'nickname' | 'film' | 'pictures'>;

/** Returns the id. */
export async function makeWork(db: Db, piece: Piece, making: Making): Promise<number> {
  const { at, id, reason = '', state, ...whose } = making;
  const { film, nickname = '', pictures, title, words } = piece;
  const [cover] = pictures;
  const isSent = state !== WorkState.draft;
  const row = {
    ...whose,
    ...{ state, title, words, nickname, reason, round: isSent ? 1 : 0 },
    isFilm: film !== undefined,
    files: film === undefined ? pictures.map(pictureFile) : [filmFile(film)],
    coverFile: film === undefined ? null : pictureFile(cover),
    savedAt: at,
    ...(isSent ? { sentAt: at, consentedAt: at } : {}),
    ...(state === WorkState.shown ? { shownAt: at } : {}),
  };
  const insert = db.insert(works);
  const [made] = await (
    id === undefined ? insert.values(row) : insert.overridingSystemValue().values({ id, ...row })
  ).returning({ id: works.id });
  if (made === undefined) throw new Error('A work was not stored');
  return made.id;
}

/** By the first of these parents, one a minute. */
export async function likedBy(db: Db, workId: number, userIds: readonly number[], from: Date): Promise<void> {
  if (userIds.length > 0)
    await db
      .insert(workLikes)
      .values(
        userIds.map((userId, index) => ({ workId, userId, likedAt: addMillis(from, (index + 1) * MINUTE) })),
      );
  await db.update(works).set({ likes: userIds.length }).where(eq(works.id, workId));
}

/** Each by a different parent. */
export async function saidOf(
  db: Db,
  workId: number,
  texts: readonly string[],
  userIds: readonly number[],
  from: Date,
): Promise<void> {
  const rows = texts.flatMap((text, index) => {
    const userId = userIds[index];
    const submissionId = `demo-${workId}-${index}`;
    const writtenAt = addMillis(from, (index + 1) * MINUTE);
    return userId === undefined
      ? []
      : [{ workId, userId, submissionId, text, writtenAt, state: CommentState.shown }];
  });
  if (rows.length > 0) await db.insert(workComments).values(rows);
  await db.update(works).set({ comments: rows.length }).where(eq(works.id, workId));
}
