/** Inbox messages to parents about their works. */
import { RedirectType } from '../../../src/contract/links/values';
import { MessageKind } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import { WorkKind } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import { inboxMessages } from '../messages/tables';
import type { Clock } from '../../core/time';
import type { WorkRow } from './find';

export interface NotifyServices {
  readonly db: Db;
  readonly clock: Clock;
}

interface Words {
  readonly title: string;
  readonly body: string;
  /** Label of the button. */
  readonly way: string;
}

type Told = Pick<WorkRow, 'id' | 'userId' | 'kind' | 'isFilm'>;

const ID = 'id';

/** Page that shows the work. */
export function workPath({ id, isFilm, kind }: Omit<Told, 'userId'>): string {
  const { babyShowDetail, babyShowVideo, littleTeacherDetail, teacherVideoDetail } = routes;
  const ofKind = {
    [WorkKind.babyShow]: isFilm ? babyShowVideo : babyShowDetail,
    [WorkKind.littleTeacher]: littleTeacherDetail,
    [WorkKind.teacherStar]: teacherVideoDetail,
  };
  return `${ofKind[kind].path}?${ID}=${id}`;
}

const EDITED = {
  [WorkKind.babyShow]: routes.babyShowEdit,
  [WorkKind.littleTeacher]: routes.littleTeacherUpload,
  [WorkKind.teacherStar]: routes.teacherUploadVideo,
};

/** Page where its parent edits it. */
export const editPath = ({ id, kind }: Pick<Told, 'id' | 'kind'>): string =>
  `${EDITED[kind].path}?${ID}=${id}`;

export async function notifyParent(
  { clock, db }: NotifyServices,
  userId: number,
  words: Words,
  url: string,
): Promise<void> {
  await db.insert(inboxMessages).values({ userId, ...inboxMessageOf(words, url), sentAt: clock.now() });
}

export const inboxMessageOf = ({ body, title, way }: Words, url: string) => ({
  ...{ kind: MessageKind.activity, title, body },
  target: { redirectType: RedirectType.innerPage, url, text: way },
});
