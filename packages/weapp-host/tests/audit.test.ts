import { audit, mostAtOnce, type AuditInput, type AuditResult } from '../node/audit';
import { auditAnswer, auditLines } from '../node/audit-report';
import type { ImageRecord } from '../node/image-log';
import { Report } from '../node/report';
import { RequestLog, type RequestRecord } from '../node/request-log';
import { SetDataLog } from '../node/set-data-log';

const request = (more: Partial<RequestRecord>): RequestRecord => ({
  method: 'GET',
  url: 'https://a.example/x',
  startedAt: 0,
  ms: 10,
  statusCode: 200,
  error: null,
  body: '',
  ...more,
});

const image = (more: Partial<ImageRecord>): ImageRecord => ({
  url: 'https://a.example/x.png',
  startedAt: 0,
  ms: 10,
  cached: true,
  ...more,
});

/** A run that passes all rules. */
function calm(): Report {
  const report = new Report();
  report.firstScreen('pages/a', 100);
  report.size({ page: 'pages/a', nodes: 10, depth: 3, children: 5, longTasks: [60] });
  return report;
}

function judge(report: Report, more: Partial<Omit<AuditInput, 'report'>> = {}): Record<string, AuditResult> {
  const results = audit({ report: report.read(), requests: [], images: [], ...more });
  return Object.fromEntries(results.map((result) => [result.name, result]));
}

const failing = (results: Record<string, AuditResult>): string[] =>
  Object.values(results)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

test('a calm run passes every rule', () => {
  expect(failing(judge(calm()))).toEqual([]);
});

test('the rules that depend on the speed of the machine are marked', () => {
  const timed = Object.values(judge(calm())).filter((rule) => rule.timed);
  expect(timed.map(({ name }) => name)).toEqual([
    '首屏时间',
    '渲染时间',
    '脚本执行时间',
    '请求耗时',
    '网络请求数',
    '图片请求数',
  ]);
});

test('what was never measured does not pass', () => {
  expect(failing(judge(new Report()))).toEqual(['首屏时间', 'WXML节点数', 'WXML节点树深度', 'WXML子节点数']);
});

test.each<[string, (report: Report) => void, Partial<AuditResult>]>([
  ['首屏时间', (report) => report.firstScreen('pages/b', 5001), { worst: 5001, page: 'pages/b' }],
  [
    '渲染时间',
    (report) => report.size({ page: 'pages/b', nodes: 1, depth: 1, children: 1, longTasks: [501, 80] }),
    { worst: 501, page: 'pages/b' },
  ],
  ['脚本执行时间', (report) => report.script(1001), { worst: 1001 }],
  [
    'setData数据大小',
    (report) => report.setData.add({ id: 1, page: 'pages/b', bytes: 256 * 1024 + 1, at: 0 }),
    { worst: 256 * 1024 + 1, page: 'pages/b' },
  ],
  [
    'setData调用频率',
    (report) => {
      for (let at = 0; at < 21; at++) report.setData.add({ id: 1, page: 'pages/b', bytes: 10, at: at * 47 });
    },
    { worst: 21, page: 'pages/b' },
  ],
  [
    'WXML节点数',
    (report) => report.size({ page: 'pages/b', nodes: 1000, depth: 1, children: 1, longTasks: [] }),
    { worst: 1000 },
  ],
  [
    'WXML节点树深度',
    (report) => report.size({ page: 'pages/b', nodes: 1, depth: 30, children: 1, longTasks: [] }),
    { worst: 30 },
  ],
  [
    'WXML子节点数',
    (report) => report.size({ page: 'pages/b', nodes: 1, depth: 1, children: 61, longTasks: [] }),
    { worst: 61 },
  ],
  ['避免JS异常', (report) => report.exception({ message: 'no', stack: '' }), { worst: 1, page: 'no' }],
])('%s fails over its threshold', (name, act, expected) => {
  const report = calm();
  act(report);
  const results = judge(report);
  expect(failing(results)).toEqual([name]);
  expect(results[name]).toMatchObject(expected);
});

test.each<[string, RequestRecord[], number]>([
  ['请求耗时', [request({ ms: 1001 })], 1001],
  [
    '网络请求数',
    Array.from({ length: 11 }, (_none, index) =>
      request({ startedAt: index, ms: 301, url: `https://a.example/${index}` }),
    ),
    11,
  ],
  ['网络请求缓存', [request({ body: 'large' }), request({ body: 'large', startedAt: 179_999 })], 1],
  ['避免网络请求异常', [request({ statusCode: 500 }), request({ error: 'timeout' })], 2],
  ['使用HTTPS', [request({ url: 'http://a.example/' })], 1],
])('%s judges requests', (name, requests, worst) => {
  const results = judge(calm(), { requests });
  expect(failing(results)).toEqual([name]);
  expect(results[name]).toMatchObject({ worst });
});

test('a refused or aborted request, and a server on this machine without TLS, are no faults', () => {
  const requests = [
    request({ statusCode: 401 }),
    request({ error: 'abort', statusCode: null }),
    request({ url: 'http://127.0.0.1:8080/x' }),
    request({ url: 'http://localhost/x' }),
    request({ ms: null, statusCode: null }),
  ];
  expect(failing(judge(calm(), { requests }))).toEqual([]);
});

test.each<[string, ImageRecord[], number]>([
  ['图片缓存', [image({ cached: false })], 1],
  ['图片请求数', Array.from({ length: 21 }, (_none, index) => image({ startedAt: index, ms: 120 })), 21],
])('%s judges pictures', (name, images, worst) => {
  const results = judge(calm(), { images });
  expect(failing(results)).toEqual([name]);
  expect(results[name]).toMatchObject({ worst });
});

test('requests that follow each other do not run at once', () => {
  const spans = [0, 400, 800].map((startedAt) => ({ startedAt, ms: 400, url: 'x' }));
  expect(mostAtOnce(spans).value).toBe(1);
});

test('setData is counted over a second that slides', () => {
  const log = new SetDataLog();
  for (const at of [0, 500, 999, 1000, 1400]) log.add({ id: 1, page: 'p', bytes: 5, at });
  expect(log.figures()).toEqual({ p: { calls: 5, maxBytes: 5, maxPerSecond: 4 } });
});

test('setData of a page that is opened again within the second is counted from the start', () => {
  const log = new SetDataLog();
  for (const id of [1, 2]) for (const at of [0, 10, 20]) log.add({ id, page: 'p', bytes: 5, at: at + id });
  expect(log.figures()).toEqual({ p: { calls: 6, maxBytes: 5, maxPerSecond: 3 } });
});

test('requests are followed on the wire from question to answer', () => {
  let now = 100;
  const log = new RequestLog(() => now);
  log.received({ id: 7, method: 'net.request', params: { url: 'u', method: 'POST' } });
  log.received({ id: 8, method: 'log', params: {} });
  now = 350;
  log.sent({ id: 8, result: undefined });
  log.sent({ id: 7, result: { statusCode: 204, body: '' } });
  expect(log.records).toEqual([
    { method: 'POST', url: 'u', startedAt: 100, ms: 250, statusCode: 204, error: null, body: '' },
  ]);
});

test('the answer of Tool.stopAudits is JSON and a page whose text can not break out', () => {
  const report = calm();
  report.exception({ message: '<script>', stack: '' });
  const results = Object.values(judge(report));
  const answer = auditAnswer(results);
  expect(JSON.parse(answer.data)).toEqual({ score: 94, results });
  expect(answer.report).toContain('体验评分 94');
  expect(answer.report).not.toContain('<script>');
  expect(auditLines(results)).toContain('FAIL 避免JS异常: 1 次, limit 0 次 (<script>)');
});
