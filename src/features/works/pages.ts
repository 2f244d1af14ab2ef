/** Routes of each kind of work. */
import { routes, type RouteName } from '@/contract/routes';
import type { Work } from '@/contract/works/schema';
import { WorkKind, WorkScope, WorkState } from '@/contract/works/values';
import type { Router } from '@/services/router/types';
import type { App } from '@/stores/app/app';
import { viewTexts } from './texts';

interface WorkPages {
  readonly list: RouteName;
  readonly edit: RouteName;
  readonly detail: RouteName;
  /** Opened from a shared link. */
  readonly shared: RouteName;
}

export const WORK_PAGES = {
  [WorkKind.babyShow]: {
    list: 'babyShow',
    edit: 'babyShowEdit',
    detail: 'babyShowDetail',
    shared: 'babyShowDetail',
  },
  [WorkKind.littleTeacher]: {
    list: 'littleTeacherList',
    edit: 'littleTeacherUpload',
    detail: 'littleTeacherDetail',
    shared: 'littleTeacherShare',
  },
  [WorkKind.teacherStar]: {
    list: 'teacherStarActivity',
    edit: 'teacherUploadVideo',
    detail: 'teacherVideoDetail',
    shared: 'teacherVideoDetail',
  },
} as const satisfies Record<WorkKind, WorkPages>;

const idOf = (id: number): { readonly id: string } => ({ id: String(id) });

export const toList = (router: Router, kind: WorkKind): Promise<void> =>
  router.replace(WORK_PAGES[kind].list);

interface NextPage {
  readonly text: string;
  readonly onPress: () => void;
}

/** Next action for a missing work: the list, or home when the list needs a login. */
export function nextPageOf({ router, session }: Pick<App, 'router' | 'session'>, kind: WorkKind): NextPage {
  const isOpen = session.isLoggedIn || routes[WORK_PAGES[kind].list].auth === 'none';
  return isOpen
    ? { text: viewTexts.toList, onPress: () => void toList(router, kind) }
    : { text: viewTexts.toHome, onPress: () => void router.home() };
}

/** The little teacher's own works are in its collection. */
export function toMine(router: Router, kind: WorkKind): Promise<void> {
  if (kind === WorkKind.littleTeacher)
    return router.replace('littleTeacherCollection', { tab: WorkScope.mine });
  if (kind === WorkKind.babyShow) return router.replace('babyShow', { scope: WorkScope.mine });
  return toList(router, kind);
}

/** `topicId` 0: none. */
export const toNew = (router: Router, kind: WorkKind, topicId = 0): Promise<void> =>
  router.go(WORK_PAGES[kind].edit, topicId > 0 ? { topicId: String(topicId) } : {});

export const toEdit = (router: Router, { kind, id }: Pick<Work, 'kind' | 'id'>): Promise<void> =>
  router.go(WORK_PAGES[kind].edit, idOf(id));

/** Opens the editor for an own draft, else the work's page. */
export const toWork = (router: Router, work: Pick<Work, 'kind' | 'id' | 'state'>): Promise<void> =>
  work.state === WorkState.draft
    ? toEdit(router, work)
    : router.go(WORK_PAGES[work.kind].detail, idOf(work.id));

/** Replaces the page of another kind. */
export const toDetail = (router: Router, { kind, id }: Pick<Work, 'kind' | 'id'>): Promise<void> =>
  router.replace(WORK_PAGES[kind].detail, idOf(id));

export const sharedPath = ({ kind, id }: Pick<Work, 'kind' | 'id'>): string =>
  `${routes[WORK_PAGES[kind].shared].path}?id=${id}`;
