import type { ComponentType } from 'react';
import type { CallEntry } from '@/contract/define';
import { Runtime } from '@/contract/host';
import { allCalls, type CallName } from '@/contract/registry';
import type { RouteEntry } from '@/contract/route';
import { routeNames, routes, type RouteName } from '@/contract/routes';
import type { Shape } from '@/contract/shapes';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { AnsweringAll, type Change } from './answering-all';
import { openScreen, type OpenOptions } from './open-screen';

type Path = readonly (string | number)[];

export interface Field {
  readonly path: Path;
  readonly shape: Shape;
  /** Required: without it the response or row is dropped. */
  readonly isAskedFor: boolean;
}

const isList = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** All fields of a response, of lists those of the first row; of alternatives those of the sample's. */
export function fieldsOf(shape: Shape | undefined, sample: unknown, path: Path = []): Field[] {
  if (shape === undefined || typeof shape === 'string') return [];
  if (isList(shape)) return fieldsOfList(shape, sample, path);
  const fields = (sample ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(shape).flatMap(([key, kind]) => {
    const name = key.replace(/[?!]$/, '');
    if (!(name in fields)) return [];
    const field = { path: [...path, name], shape: kind, isAskedFor: key.endsWith('!') };
    return [field, ...fieldsOf(kind, fields[name], field.path)];
  });
}

function fieldsOfList(shapes: readonly Shape[], sample: unknown, path: Path): Field[] {
  if (shapes.length > 1)
    return fieldsOf(
      shapes.find((one) => one !== 'z'),
      sample,
      path,
    );
  const [row] = Array.isArray(sample) ? (sample as readonly unknown[]) : [];
  return row === undefined ? [] : fieldsOf(shapes[0], row, [...path, 0]);
}

/** A copy with another value at a path. */
export function changed(answer: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(answer))
    return answer.map((row, index) => (index === first ? changed(row, rest, value) : row));
  const fields = answer as Readonly<Record<string, unknown>>;
  return { ...fields, [first]: changed(fields[first], rest, value) };
}

const entries = Object.entries(allCalls) as [CallName, CallEntry][];
export const shapeOfCall = (name: CallName): Shape | undefined =>
  entries.find(([one]) => one === name)?.[1].shape;

/** All screens of a domain with a page. */
export const screensOf = (domain: string): RouteName[] =>
  routeNames.filter((name) => (routes[name] as RouteEntry).page?.startsWith(`${domain}/`));

/** Query with all ids, kinds and names that screens read. */
const QUERY = {
  id: '1',
  liveId: '1',
  courseId: '1',
  homeworkId: '1',
  groupId: '1',
  type: '1',
  step: 'S1-1',
  code: '1',
  name: 'n',
};

/** Options for screens that show little in a browser or for the default query. */
const OF_DOMAIN: Readonly<Record<string, OpenOptions>> = {
  growth: { platform: { runtime: Runtime.weixinWeb }, query: { ...QUERY, shareKey: 'k'.repeat(22) } },
  evaluation: { query: { id: 's'.repeat(22) } },
};

export interface Seen {
  /** Sample texts that are shown, each named by its field and number. */
  readonly samples: ReadonlySet<string>;
  readonly text: string;
  /** The same with a space between its parts: - - before a 1 is no -1. */
  readonly parts: string;
  readonly asked: readonly CallName[];
  readonly crashes: readonly string[];
}

const textsIn = (node: Node): string[] =>
  node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsIn);

export async function see(
  name: RouteName,
  change?: Change,
  /** Overrides the domain's platform. */
  place: OpenOptions['platform'] = {},
): Promise<Seen> {
  const { page = '' }: RouteEntry = routes[name];
  const { default: Page } = (await import(`../../../src/pages/${page}/index`)) as { default: ComponentType };
  const api = new AnsweringAll(change);
  const own = OF_DOMAIN[page.split('/')[0] ?? ''];
  const screen = await openScreen(name, Page, {
    user: TEST_USER,
    student: OFFICIAL,
    query: QUERY,
    ...own,
    platform: { ...own?.platform, ...place },
    api,
  });
  const text = document.body.textContent ?? '';
  const attributes = [...document.body.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  const seen = {
    samples: new Set(`${text} ${attributes.join(' ')}`.match(/⟨\w+⟩/g) ?? []),
    text,
    parts: textsIn(document.body).join(' '),
    asked: [...api.asked],
    crashes: screen.app.journal.entries.filter(({ what }) => what === 'crash').map(({ outcome }) => outcome),
  };
  screen.close();
  return seen;
}
