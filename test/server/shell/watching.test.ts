/** What an operator watches: rules and panels fail silently when they name a metric that is never sent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registered } from '../../../server/registry';
import { startBackend } from '../support/backend';

const read = (...path: string[]) => readFileSync(join(__dirname, '../../..', ...path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const RULES = read('deploy/prometheus/alerts.yml');
const PANELS = read('deploy/grafana/backend.json').replaceAll('\\"', '"');

/** Names that a scrape may have: a histogram is read by its parts. */
async function metricNames(): Promise<readonly string[]> {
  const backend = await startBackend({ env: { METRICS_PORT: '9464' } });
  const scraped = await backend.running.metricsApp?.inject('/metrics');
  await backend.stop();
  return [...(scraped?.body ?? '').matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
}

it('alerts and panels name metrics that exist', async () => {
  const named = [RULES, PANELS].map((text) => found(text, /\b((?:wandou|nodejs|process)_\w+)/g));
  const known = await metricNames();
  for (const names of named) {
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  }
});

it('alerts name queues that a domain offers', () => {
  const names = found(RULES, /queue=~?"([\w|]+)"/g).flatMap((list) => list.split('|'));
  expect(names).toContain('reports');
  const offered = registered.queues.map(({ name }) => name);
  expect(names.filter((name) => !offered.includes(name))).toEqual([]);
});

it('the operator reads what to do about each alert, and about no other', () => {
  const [, section = ''] = read('docs/operations.md').split('### When an alert fires');
  const [paragraph = ''] = section.split('\n## ');
  expect(found(paragraph, /^- \*\*(\w+)\.\*\*/gm)).toEqual(found(RULES, /- alert: (\w+)/g));
});
