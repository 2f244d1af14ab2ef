/** Where a parent reads on about a work. */
import { routes } from '../../../src/contract/routes';
import { WorkKind } from '../../../src/contract/works/values';
import type { WorkRow } from './find';

type NotifiedWork = Pick<WorkRow, 'id' | 'userId' | 'kind' | 'isFilm'>;

const ID = 'id';

/** Page that shows the work. */
export function workPath({ id, isFilm, kind }: Omit<NotifiedWork, 'userId'>): string {
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
export const editPath = ({ id, kind }: Pick<NotifiedWork, 'id' | 'kind'>): string =>
  `${EDITED[kind].path}?${ID}=${id}`;
