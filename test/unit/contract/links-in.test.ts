import fs from 'node:fs';
import path from 'node:path';
import type { RouteEntry } from '@/contract/route';
import { routeNames, routes, type RouteName } from '@/contract/routes';
import { toList } from '../../support/listed';

const root = path.resolve(__dirname, '..', '..', '..');

const filesBelow = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });

/** Files that name a route without leading to it: manifest, page configuration, gallery, first paint. */
const NO_LINK =
  /src\/(contract\/(\w+\/routes\.ts|generated)|contract\/first-paint|gallery|simulator|start\/look|platform\/first-paint)|index\.config\.ts$/;

/** Code in which a page names itself. */
const OF_ITSELF = /\b(screen|useParams|reportScreen|guideScreen|restate|current\(\) ===?|page:|key:) ?\(?$/;

const sources = ['src', 'server']
  .flatMap((folder) => filesBelow(path.join(root, folder)))
  .filter((file) => !NO_LINK.test(file))
  .map((file) => fs.readFileSync(file, 'utf8'));

const escaped = (text: string): string => text.replace(/[/.*+?^${}()|[\]\\]/g, '\\$&');

/** Navigation by the route's name (a tap, a table of targets, a redirect), or a server link with its path. */
function hasLink(name: RouteName): boolean {
  const entry: RouteEntry = routes[name];
  const named = new RegExp(`'${name}'`, 'g');
  const linked = new RegExp(`[\`'"]${escaped(entry.path)}(?=[\`'"?])`);
  return sources.some(
    (text) =>
      linked.test(text) ||
      [...text.matchAll(named)].some(
        ({ index }) => !OF_ITSELF.test(text.slice(Math.max(0, index - 40), index)),
      ),
  );
}

/** Routes that the specification opens from outside the app, each with the reason. */
const FROM_OUTSIDE: Partial<Record<RouteName, string>> = {
  survey: 'a survey is sent as a link that names it, by the teacher or by a message',
  freshmanAuthLogin: 'the link of an invitation, which names the phone that it is for',
  molierduoNotice: 'a notice that the teacher sends to the parents of a class, as a link',
};

describe('every route', () => {
  it('has an entrance: a screen, a link of the server, or one from outside that is listed here', () => {
    const leadsOn = new Set(routeNames.map((name) => (routes[name] as RouteEntry).redirectTo));
    const without = routeNames.filter((name) => !hasLink(name) && !leadsOn.has(name));
    expect(
      toList(
        without,
        Object.keys(FROM_OUTSIDE),
        "a link, router.go('<name>'), or FROM_OUTSIDE of links-in.test.ts",
      ),
    ).toEqual([]);
  });
});
