import type { ImageRecord } from './image-log';
import type { HostReport } from './report';
import type { RequestRecord } from './request-log';

/** A rule of WeChat's audit (体验评分). */
export interface AuditResult {
  /** WeChat's name of the rule */
  name: string;
  /** the largest passing value */
  threshold: number;
  /** the worst value; null if nothing was measured, which does not pass */
  worst: number | null;
  unit: string;
  /** page, URL or text of the worst value */
  page: string;
  passed: boolean;
  /** depends on the speed of the machine: a figure for a bench, no verdict of a test */
  timed: boolean;
}

export interface AuditInput {
  report: HostReport;
  requests: readonly RequestRecord[];
  images: readonly ImageRecord[];
}

interface Measured {
  value: number;
  page: string;
}

const KB = 1024;
const MINUTE = 60_000;
const NOTHING: Measured = { value: 0, page: '' };

const worstOf = (values: Measured[]): Measured | null =>
  values.reduce<Measured | null>((worst, next) => (worst && worst.value >= next.value ? worst : next), null);

const byPage = <T>(pages: Record<string, T>, value: (figures: T) => number): Measured[] =>
  Object.entries(pages).map(([page, figures]) => ({ page, value: value(figures) }));

/** Maximum of simultaneous spans; `page` is the URL that started last. */
export function mostAtOnce(spans: { startedAt: number; ms: number; url: string }[]): Measured {
  const counted = spans.map((span) => ({
    page: span.url,
    value: spans.filter((other) => isRunning(other, span.startedAt)).length,
  }));
  return worstOf(counted) ?? NOTHING;
}

const isRunning = ({ startedAt, ms }: { startedAt: number; ms: number }, at: number): boolean =>
  startedAt <= at && at < startedAt + ms;

function mostImagesAtOnce(images: readonly ImageRecord[]): Measured {
  const slow = images.filter(({ ms }) => ms > 100);
  const hosts = [...new Set(slow.map(({ url }) => new URL(url).host))];
  return (
    worstOf(hosts.map((host) => mostAtOnce(slow.filter(({ url }) => new URL(url).host === host)))) ?? NOTHING
  );
}

/** Large identical responses from one URL within three minutes. */
function repeated(requests: readonly RequestRecord[]): Measured {
  const again = requests.filter(
    (later, index) =>
      later.body !== '' &&
      requests
        .slice(0, index)
        .some(
          ({ url, body, startedAt }) =>
            url === later.url && body === later.body && later.startedAt - startedAt < 3 * MINUTE,
        ),
  );
  return { value: again.length, page: again[0]?.url ?? '' };
}

const isLoopback = (url: string): boolean =>
  /^\w+:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])([:/]|$)/.test(url);

const failedRequest = ({ error, statusCode }: RequestRecord): boolean =>
  // Aborts and network failures set up by the tester are not the program's fault.
  (error !== null && !/abort|interrupted|offline/.test(error)) ||
  (statusCode !== null && statusCode >= 400 && statusCode !== 401 && statusCode !== 403);

const counted = (found: string[]): Measured => ({ value: found.length, page: found[0] ?? '' });

/** The last two count requests that are slow. */
const TIMED = new Set(['首屏时间', '渲染时间', '脚本执行时间', '请求耗时', '网络请求数', '图片请求数']);

type Rule = [name: string, threshold: number, unit: string, worst: Measured | null];

function rules({ report, requests, images }: AuditInput): Rule[] {
  const { firstScreens, sizes, scripts, setData, exceptions } = report;
  const size = (name: 'nodes' | 'depth' | 'children') =>
    worstOf(sizes.map((one) => ({ page: one.page, value: one[name] })));
  const rendering = sizes.flatMap(({ page, longTasks }) => longTasks.map((value) => ({ page, value })));
  const done = requests.flatMap((request) => (request.ms === null ? [] : [{ ...request, ms: request.ms }]));
  return [
    ['首屏时间', 5000, 'ms', worstOf(byPage(firstScreens, (ms) => ms))],
    ['渲染时间', 500, 'ms', worstOf(rendering) ?? NOTHING],
    ['脚本执行时间', 1000, 'ms', worstOf(scripts.map((value) => ({ page: '', value }))) ?? NOTHING],
    ['setData调用频率', 20, '次/秒', worstOf(byPage(setData, ({ maxPerSecond }) => maxPerSecond)) ?? NOTHING],
    ['setData数据大小', 256 * KB, 'B', worstOf(byPage(setData, ({ maxBytes }) => maxBytes)) ?? NOTHING],
    // The audit says "fewer than": 1000 nodes and a depth of 30 fail.
    ['WXML节点数', 999, '', size('nodes')],
    ['WXML节点树深度', 29, '', size('depth')],
    ['WXML子节点数', 60, '', size('children')],
    ['图片缓存', 0, '张', counted(images.filter(({ cached }) => !cached).map(({ url }) => url))],
    ['请求耗时', 1000, 'ms', worstOf(done.map(({ url, ms }) => ({ page: url, value: ms }))) ?? NOTHING],
    ['网络请求数', 10, '', mostAtOnce(done.filter(({ ms }) => ms > 300))],
    ['图片请求数', 20, '', mostImagesAtOnce(images)],
    ['网络请求缓存', 0, '次', repeated(requests)],
    ['避免JS异常', 0, '次', counted(exceptions.map(({ message }) => message))],
    ['避免网络请求异常', 0, '次', counted(requests.filter(failedRequest).map(({ url }) => url))],
    [
      // Local servers have no certificate.
      '使用HTTPS',
      0,
      '次',
      counted(requests.map(({ url }) => url).filter((url) => url.startsWith('http:') && !isLoopback(url))),
    ],
  ];
}

/** Rules of the audit that count for its score and need no visual inspection. */
export const audit = (input: AuditInput): AuditResult[] =>
  rules(input).map(([name, threshold, unit, worst]) => ({
    name,
    threshold,
    unit,
    worst: worst && Math.round(worst.value),
    page: worst?.page ?? '',
    passed: worst !== null && worst.value <= threshold,
    timed: TIMED.has(name),
  }));
