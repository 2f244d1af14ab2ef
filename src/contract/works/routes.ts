import { route, type NoParams, type RouteParams } from '../route';

const ofParents = <P extends RouteParams = NoParams>(path: string, title: string, page: string) =>
  route<P>({ path, title, weapp: 'webView', page: `works/${page}` });

/** A shown work is public by its URL, without a login. */
const forAll = <P extends RouteParams = NoParams>(path: string, title: string, page: string) =>
  route<P>({
    path,
    title,
    weapp: 'webView',
    auth: 'none',
    loginFree: true,
    page: `works/${page}`,
  });

/** Parameters are not shown (assumed); `id` is a work's, `topicId` a topic's. An upload page without `id` creates a new work. */
export const worksRoutes = {
  teacherUploadVideo: ofParents<{ id?: string; topicId?: string }>(
    '/teacherUploadVideo',
    '老师上传视频',
    'teacher-upload-video',
  ),
  teacherVideoDetail: forAll<{ id?: string }>('/teacherVideoDetail', '小老师视频', 'teacher-video-detail'),
  teacherStarActivity: forAll('/teacherStarActivity', '小老师之星', 'teacher-star'),
  teacherStarActivityOct: forAll('/teacherStarActivityOct', '小老师之星', 'teacher-star-oct'),
  /** `edition`: a StarEdition; default: the current one. */
  teacherStarRule: forAll<{ edition?: string }>('/teacherStarRule', '活动规则', 'teacher-star-rule'),
  littleTeacherList: ofParents<{ topicId?: string; scope?: string }>(
    '/littleTeacherList',
    '小老师',
    'little-teacher-list',
  ),
  littleTeacherUpload: ofParents<{ id?: string; topicId?: string }>(
    '/littleTeacherUpload',
    '小老师上传',
    'little-teacher-upload',
  ),
  littleTeacherDetail: forAll<{ id?: string }>('/littleTeacherDetail', '小老师详情', 'little-teacher-detail'),
  littleTeacherCollection: ofParents<{ tab?: string }>(
    '/littleTeacherCollection',
    '小老师合集',
    'little-teacher-collection',
  ),
  littleTeacherShare: forAll<{ id?: string }>('/littleTeacherShare', '小老师分享', 'little-teacher-share'),
  babyShow: ofParents<{ topicId?: string; scope?: string }>('/babyShow', '宝贝秀', 'baby-show'),
  babyShowEdit: ofParents<{ id?: string; topicId?: string }>(
    '/babyShowEdtail',
    '宝贝秀编辑',
    'baby-show-edit',
  ),
  babyShowVideo: forAll<{ id?: string }>('/babyShowVideo', '宝贝秀视频', 'baby-show-video'),
  babyShowDetail: forAll<{ id?: string }>('/babyShowDetail', '宝贝秀详情', 'baby-show-detail'),
} as const;
