/** Link targets of demo content: app screens, demo pages by name, and a mini program with an unassigned id. */
import { DownloadEnter, DownloadType } from '../../../src/contract/download/values';
import { Subject, type SubjectName } from '../../../src/contract/courses/values';
import { RedirectType } from '../../../src/contract/links/values';
import { routes } from '../../../src/contract/routes';

export interface DemoTarget {
  readonly redirectType: RedirectType;
  readonly xcxId?: string;
  readonly xcxUrl?: string;
  readonly url?: string;
}

/**
 * A host reserved for documentation. No link opens it: `outside` URLs are names that toOwnPage replaces before they are stored. It only
 * remains in texts for other apps: the QR codes of the official account and of tutors, and the domain of marketing pages.
 */
export const DEMO_LINK_ORIGIN = 'https://www.example.com';
/** Unassigned: 95 numbers have five or six digits, 400 numbers do not begin with 0. */
export const DEMO_SERVICE_PHONE = '400 000 0000';
export const DEMO_HEAD_MASTER_PHONE = '400 000 0001';
const DEMO_MINI_PROGRAM = 'gh_0d1e2f3a4b5c';

export const nowhere: DemoTarget = { redirectType: RedirectType.none };

export const OUTSIDE = `${DEMO_LINK_ORIGIN}/wandou/`;

export const outside = (path: string): DemoTarget => ({
  redirectType: RedirectType.h5Link,
  url: `${OUTSIDE}${path}`,
});

/** Name of an `outside` target; undefined for any other. */
export const outsideName = ({ url }: { readonly url?: string | null | undefined }): string | undefined =>
  url?.startsWith(OUTSIDE) ? url.slice(OUTSIDE.length) : undefined;

const inside = (url: string): DemoTarget => ({ redirectType: RedirectType.innerPage, url });

/** Falls back to the link on platforms that cannot start a mini program. */
export const miniProgram = (page: string, fallback: string): DemoTarget => ({
  redirectType: RedirectType.miniProgram,
  xcxId: DEMO_MINI_PROGRAM,
  xcxUrl: page,
  url: `${OUTSIDE}${fallback}`,
});

export const toCourses = inside(routes.myTabClass.path);
export const toSubject = (name: SubjectName): DemoTarget =>
  inside(`${routes.myTabClass.path}?subject=${Subject[name]}`);
export const toStudyPlan = inside(routes.growUpStudyPlan.path);
export const toWeek = inside(routes.growUpWeek.path);
export const toMine = inside(routes.parentsCenter.path);
export const toOpenClass = (id: number): DemoTarget =>
  inside(`${routes.openClassCenterOpenClassDetail.path}?id=${id}`);
export const toPeaClass = (id: number): DemoTarget =>
  inside(`${routes.peaClassCenterPeaClassDetail.path}?id=${id}`);
export const toDownload = inside(
  `${routes.downloadApp.path}?type=${DownloadType.parent}&enter=${DownloadEnter.home}`,
);
/** For visitors the sheet of the free trial, for others the child's own trial. */
export const toTrial = inside(`${routes.index.path}?trial=1`);
export const toClassHourDownload = inside(
  `${routes.downloadApp.path}?type=${DownloadType.classHour}&enter=${DownloadEnter.home}`,
);

export const toBabyStudy = inside(routes.babyStudyList.path);
export const toStraight = inside(routes.straightList.path);
export const toBabyShow = inside(routes.babyShow.path);
export const toReplays = inside(routes.recordingList.path);
/** Ids of the studies in a completely seeded demo database; checked by the demo's tests. */
export const STUDY_IDS = {
  idioms: 3010,
  poems: 3011,
  hands: 3012,
  go: 3013,
  songs: 3014,
  market: 3015,
} as const;
export const toStudy = (key: keyof typeof STUDY_IDS): DemoTarget =>
  inside(`${routes.babyStudyDetail.path}?id=${STUDY_IDS[key]}`);

export const toLittleTeachers = inside(routes.littleTeacherList.path);
export const toTeacherStar = inside(routes.teacherStarActivity.path);

export const toStories = inside(routes.soundStoryPage.path);
/** Ids of stories with audio in a completely seeded demo database; checked by the demo's tests. */
export const STORY_IDS = {
  'moon-boat': 7001,
  'little-seed': 7002,
  'rain-song': 7003,
  'waiting-rabbit': 7007,
  'sharing-cake': 7010,
} as const;
export const toStory = (key: keyof typeof STORY_IDS): DemoTarget =>
  inside(`${routes.soundStoryPlayer.path}?id=${STORY_IDS[key]}`);

/** As columns of a home card, where the URL is called `link`. */
export function asCardTarget({ url, ...target }: DemoTarget) {
  return { ...target, ...(url === undefined ? {} : { link: url }) };
}
