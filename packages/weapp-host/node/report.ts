import type { NodeCalls, PageSize } from '../protocol/calls';
import type { ImageLog } from './image-log';
import { RequestLog, type RequestRecord } from './request-log';
import { SetDataLog, type SetDataFigures } from './set-data-log';

type Counts = Record<string, number>;

export interface HostReport {
  /** calls by wx method */
  wx: Counts;
  /** calls of unsupported wx methods */
  unsupported: Counts;
  /** uses by built-in component */
  components: Counts;
  /** calls by method of the automator's protocol */
  protocol: Counts;
  /** warnings of WeChat, with their count */
  warnings: Counts;
  exceptions: { message: string; stack: string }[];
  /** uncaught errors in promises */
  rejections: { message: string; stack: string }[];
  /** errors of the host itself, never of the mini program */
  hostErrors: string[];
  /** by page */
  setData: Record<string, SetDataFigures>;
  /** ms from opening a page to its first paint; maximum by page */
  firstScreens: Counts;
  /** ms from the worker's start to the first page, per start */
  starts: number[];
  /** long tasks of the mini program's scripts, ms */
  scripts: number[];
  /** the largest tree by page */
  sizes: PageSize[];
  /** `startedAt` is in ms by Node's clock */
  requests: Omit<RequestRecord, 'body'>[];
}

const GROUPS = {
  wx: 'wx',
  unsupported: 'unsupported',
  component: 'components',
  warning: 'warnings',
} as const;

/** Collects usage, failures, warnings and measurements of a run. */
export class Report {
  readonly setData = new SetDataLog();
  readonly requests = new RequestLog();
  images: ImageLog | null = null;
  private readonly counts = {
    wx: new Map<string, number>(),
    unsupported: new Map<string, number>(),
    components: new Map<string, number>(),
    protocol: new Map<string, number>(),
    warnings: new Map<string, number>(),
  };
  private readonly sizes = new Map<string, PageSize>();
  private readonly firstScreens = new Map<string, number>();
  private readonly exceptions: HostReport['exceptions'] = [];
  private readonly rejections: HostReport['rejections'] = [];
  private readonly hostErrors: string[] = [];
  private readonly starts: number[] = [];
  private readonly scripts: number[] = [];

  count({ group, name }: NodeCalls['count']['params']): void {
    this.add(GROUPS[group], name);
  }

  add(group: keyof typeof this.counts, name: string): void {
    const counts = this.counts[group];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  exception(exception: { message: string; stack: string }): void {
    this.exceptions.push(exception);
  }

  rejection(rejection: { message: string; stack: string }): void {
    this.rejections.push(rejection);
  }

  hostError(text: string): void {
    this.hostErrors.push(text);
  }

  firstScreen(page: string, ms: number): void {
    this.firstScreens.set(page, Math.max(ms, this.firstScreens.get(page) ?? 0));
  }

  start(ms: number): void {
    this.starts.push(ms);
  }

  script(ms: number): void {
    this.scripts.push(ms);
  }

  size({ page, nodes, depth, children, longTasks }: PageSize): void {
    const known = this.sizes.get(page);
    this.sizes.set(page, {
      page,
      nodes: Math.max(nodes, known?.nodes ?? 0),
      depth: Math.max(depth, known?.depth ?? 0),
      children: Math.max(children, known?.children ?? 0),
      longTasks: [...(known?.longTasks ?? []), ...longTasks],
    });
  }

  workerGone(): void {
    this.requests.workerGone();
    this.setData.workerGone();
  }

  read(): HostReport {
    const sorted = (counts: Map<string, number>): Counts =>
      Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
    return {
      wx: sorted(this.counts.wx),
      unsupported: sorted(this.counts.unsupported),
      components: sorted(this.counts.components),
      protocol: sorted(this.counts.protocol),
      warnings: sorted(this.counts.warnings),
      exceptions: [...this.exceptions],
      rejections: [...this.rejections],
      hostErrors: [...this.hostErrors],
      setData: this.setData.figures(),
      firstScreens: sorted(this.firstScreens),
      starts: [...this.starts],
      scripts: [...this.scripts],
      sizes: [...this.sizes.values()],
      requests: this.requests.records.map(({ body: _body, ...record }) => record),
    };
  }
}
