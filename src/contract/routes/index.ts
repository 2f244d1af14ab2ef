/** The route manifest: every screen of the product, built or not. */
import type { ParamsOf, RouteEntry } from './define';
import { accountRoutes } from './account';
import { addressRoutes } from './address';
import { agreementRoutes } from './agreement';
import { cancellationRoutes } from './cancellation';
import { courseRoutes } from './course';
import { downloadRoutes } from './download';
import { evaluationRoutes } from './evaluation';
import { expressRoutes } from './express';
import { growthRoutes } from './growth';
import { guideRoutes } from './guide';
import { helpRoutes } from './help';
import { homeworkRoutes } from './homework';
import { littleTeacherRoutes } from './little-teacher';
import { liveRoutes } from './live';
import { mineRoutes } from './mine';
import { openClassRoutes } from './open-class';
import { reportRoutes } from './report';
import { shellRoutes } from './shell';
import { stepUpRoutes } from './step-up';
import { straightRoutes } from './straight';
import { studyRoutes } from './study';
import { taskRoutes } from './task';

export const routes = {
  ...accountRoutes,
  ...addressRoutes,
  ...agreementRoutes,
  ...cancellationRoutes,
  ...courseRoutes,
  ...downloadRoutes,
  ...evaluationRoutes,
  ...expressRoutes,
  ...growthRoutes,
  ...guideRoutes,
  ...helpRoutes,
  ...homeworkRoutes,
  ...littleTeacherRoutes,
  ...liveRoutes,
  ...mineRoutes,
  ...openClassRoutes,
  ...reportRoutes,
  ...shellRoutes,
  ...stepUpRoutes,
  ...straightRoutes,
  ...studyRoutes,
  ...taskRoutes,
} as const;

export type RouteName = keyof typeof routes;
export type RouteParamsOf<N extends RouteName> = ParamsOf<(typeof routes)[N]>;

export type { Route, RouteEntry, RouteParams, WeappTarget } from './define';

const byName: Readonly<Record<string, RouteEntry>> = routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** Follows `redirectTo` to the entry that has a screen; undefined where there is none yet. */
export function builtRoute(name: RouteName): RouteEntry | undefined {
  const entry: RouteEntry = routes[name];
  const target = entry.redirectTo ? byName[entry.redirectTo] : entry;
  return target?.page ? target : undefined;
}

/** The page file that Taro knows, without a leading slash: `pages/<domain>/<screen>/index`. */
export const pageFile = (page: string): string => `pages/${page}/index`;
