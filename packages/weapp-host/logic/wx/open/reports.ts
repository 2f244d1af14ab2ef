import { natives } from '../../natives';
import type { PerformanceEntry as Entry } from '../../performance';
import type { WxContext, WxMethods } from '../context';

type Listener = (list: { getEntries(): Entry[] }) => unknown;

const silent = (): undefined => undefined;

/** Logs and reports go to WeChat's servers, invisible to testers: they are discarded. */
const logManager = () => ({ log: silent, info: silent, warn: silent, debug: silent });

function realtimeLogManager() {
  const plain = { info: silent, warn: silent, error: silent };
  return {
    ...plain,
    in: silent,
    setFilterMsg: silent,
    addFilterMsg: silent,
    getCurrentState: () => ({ size: 0, maxSize: 5120, logCount: 0, maxLogCount: 200 }),
    tag: () => ({ ...plain, setFilterMsg: silent, addFilterMsg: silent }),
  };
}

/** Entries are measured by the host (logic/performance.ts) and arrive as the event 'performanceEntry'. */
function performance(context: WxContext): () => object {
  const entries: Entry[] = [];
  let limit = 30;
  context.events.on('performanceEntry', (entry: Entry) => {
    entries.push(entry);
    entries.splice(0, Math.max(0, entries.length - limit));
  });
  const listOf = (found: Entry[]) => ({
    getEntries: () => [...found],
    getEntriesByType: (type: string) => found.filter(({ entryType }) => entryType === type),
    getEntriesByName: (name: string, type?: string) =>
      found.filter((entry) => entry.name === name && (type === undefined || entry.entryType === type)),
  });
  return () => ({
    ...listOf(entries),
    now: () => natives.now(),
    setBufferSize: (size: number) => {
      limit = size;
    },
    createObserver: (listener: Listener) => {
      let types: string[] = [];
      const heard = (entry: Entry): void => {
        if (types.includes(entry.entryType)) context.guard(listener, listOf([entry]));
      };
      return {
        supportedEntryTypes: ['navigation', 'render', 'script', 'loadPackage', 'resource'],
        observe: (options: { type?: string; entryTypes?: string[] }) => {
          types = options.entryTypes ?? [options.type ?? ''];
          context.events.on('performanceEntry', heard);
        },
        disconnect: () => context.events.off('performanceEntry', heard),
      };
    },
  });
}

export const reportMethods = (context: WxContext): WxMethods => ({
  reportEvent: silent,
  reportAnalytics: silent,
  reportMonitor: silent,
  reportPerformance: silent,
  getLogManager: logManager,
  getRealtimeLogManager: realtimeLogManager,
  getPerformance: performance(context),
  getExptInfoSync: () => ({}),
});
