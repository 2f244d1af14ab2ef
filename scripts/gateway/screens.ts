/** Which screens make a call, and which of them read a field of its answer: as the app's source has it. */
import { allCalls, type CallName } from '../../src/contract/registry';
import type { RouteEntry } from '../../src/contract/route';
import { routeNames, routes, type RouteName } from '../../src/contract/routes';
import { pageReach, reachOf, type Reach } from './reach';
import { inSource } from './source';

const callNames = Object.keys(allCalls) as CallName[];

const pageOf = (name: RouteName): string | undefined => (routes[name] as RouteEntry).page;

let made: ReadonlyMap<RouteName, Reach> | undefined;
function reaches(): ReadonlyMap<RouteName, Reach> {
  const byPage = new Map<string, Reach>();
  made ??= new Map(
    routeNames.flatMap((name) => {
      const page = pageOf(name);
      if (page === undefined) return [];
      const reach = byPage.get(page) ?? pageReach(page);
      byPage.set(page, reach);
      return [[name, reach] as const];
    }),
  );
  return made;
}

let start: Reach | undefined;
const startReach = (): Reach => (start ??= reachOf({ file: inSource('app.tsx'), name: 'default' }));

/** Screens that make the call themselves, in the order of the manifest; none for one that the app does not make. */
export function screensOfCalls(): ReadonlyMap<CallName, readonly RouteName[]> {
  return new Map(
    callNames.map((call) => [call, routeNames.filter((name) => reaches().get(name)?.calls.has(call))]),
  );
}

/** Made where the app starts, whatever it shows then. */
export const isCallOfStart = (call: CallName): boolean => startReach().calls.has(call);

/** Of the screens that make the call, those whose code reads a field of this name. */
export const screensOfField = (call: CallName, field: string): readonly RouteName[] =>
  routeNames.filter((name) => {
    const reach = reaches().get(name);
    return reach?.calls.has(call) && reach.fields.has(field);
  });
