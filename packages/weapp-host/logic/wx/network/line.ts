import type { WorkerCalls } from '../../../protocol/calls';
import type { NetRequest, NetResponse } from '../../../protocol/net';
import { natives } from '../../natives';
import { WxError, type WxContext } from '../context';
import { perContext, warn } from '../methods';

type Event<M extends keyof WorkerCalls> = WorkerCalls[M]['params'];

/** Events of a task before its response is complete. */
export interface Listeners {
  headers?: (event: Event<'net.headers'>) => void;
  chunk?: (event: Event<'net.chunk'>) => void;
  progress?: (event: Event<'net.progress'>) => void;
}

export interface Sent {
  answer: Promise<NetResponse>;
  abort(): void;
}

interface Job {
  request: NetRequest;
  listeners: Listeners;
  /** fails the response, once */
  fail(error: WxError): void;
  start(): void;
  isRunning: boolean;
}

/** limit shared by wx.request, uploadFile and downloadFile */
const PLACES = 10;
/** ms in the background after which requests are aborted */
const GRACE = 5000;

const interrupted = (): WxError => new WxError('interrupted', { errno: 600003 });
const offline = (): WxError => netError(-106, 'ERR_INTERNET_DISCONNECTED');
const netError = (code: number, name: string): WxError =>
  new WxError(`errcode:${code} cronet_error_code:${code} error_msg:net::${name}`, { errno: 600001 });

/** Documented number of a failure by Node's message. */
function fromNode(error: unknown): WxError {
  const message = error instanceof Error ? error.message : String(error);
  if (message === 'timeout') return new WxError(message, { errno: 5 });
  if (message.startsWith('errcode:')) return new WxError(message, { errno: 600001 });
  return new WxError(message);
}

/** Connection to Node: at most ten simultaneous requests, others are queued; none runs for long in the background. */
export class Line {
  private readonly jobs = new Map<number, Job>();
  private readonly queue: Job[] = [];
  private running = 0;
  private nextId = 1;
  private isCut = false;
  private cut: number | null = null;

  constructor(private readonly context: Pick<WxContext, 'node' | 'events' | 'network' | 'guard'>) {
    const { node, events } = context;
    node.handle('net.headers', (event) => this.tell('headers', event));
    node.handle('net.chunk', (event) => this.tell('chunk', event));
    node.handle('net.progress', (event) => this.tell('progress', event));
    events.on('appHide', () => this.hide());
    events.on('appShow', () => this.show());
    events.on('networkStatusChange', ({ isConnected }: { isConnected: boolean }) => {
      if (!isConnected) this.failAll(() => netError(-21, 'ERR_NETWORK_CHANGED'));
    });
  }

  send(request: Omit<NetRequest, 'id'>, listeners: Listeners = {}): Sent {
    const id = this.nextId++;
    let abort = (): void => undefined;
    const answer = new Promise<NetResponse>((resolve, reject) => {
      const job: Job = {
        request: { ...request, id },
        listeners,
        isRunning: false,
        fail: (error) => {
          this.end(job);
          reject(error);
        },
        start: () => {
          this.context.node.call('net.request', job.request).then(
            (response) => {
              this.end(job);
              resolve(response);
            },
            (error: unknown) => job.fail(fromNode(error)),
          );
        },
      };
      abort = () => {
        if (this.jobs.has(id)) this.breakOff(job, new WxError('abort'));
      };
      this.add(job);
    });
    return { answer, abort };
  }

  private add(job: Job): void {
    this.jobs.set(job.request.id, job);
    if (this.context.network.type === 'none') job.fail(offline());
    else if (this.isCut) job.fail(interrupted());
    else {
      this.queue.push(job);
      if (this.running >= PLACES)
        this.context.node.notify('count', { group: 'warning', name: 'more than 10 requests at once' });
      this.fill();
    }
  }

  private fill(): void {
    while (this.running < PLACES) {
      const job = this.queue.shift();
      if (!job) return;
      job.isRunning = true;
      this.running++;
      job.start();
    }
  }

  private end(job: Job): void {
    if (!this.jobs.delete(job.request.id)) return;
    const waiting = this.queue.indexOf(job);
    if (waiting >= 0) this.queue.splice(waiting, 1);
    if (job.isRunning) this.running--;
    this.fill();
  }

  private breakOff(job: Job, error: WxError): void {
    if (job.isRunning) this.context.node.notify('net.abort', { id: job.request.id });
    job.fail(error);
  }

  private failAll(error: () => WxError): void {
    const jobs = [...this.jobs.values()];
    // Queued requests first; otherwise each finished one would start another.
    for (const job of jobs.filter(({ isRunning }) => !isRunning)) this.breakOff(job, error());
    for (const job of jobs.filter(({ isRunning }) => isRunning)) this.breakOff(job, error());
  }

  private tell(kind: keyof Listeners, event: { id: number }): undefined {
    const listeners = this.jobs.get(event.id)?.listeners as
      | Partial<Record<keyof Listeners, (event: object) => void>>
      | undefined;
    listeners?.[kind]?.(event);
    return undefined;
  }

  private hide(): void {
    this.cut ??= natives.setTimeout(() => {
      this.isCut = true;
      this.failAll(interrupted);
    }, GRACE);
  }

  private show(): void {
    if (this.cut !== null) natives.clearTimeout(this.cut);
    this.cut = null;
    this.isCut = false;
  }
}

export const lineOf = perContext((context) => new Line(context));

/** A warning for what WeChat silently ignores on a phone. */
export const warnOnce = perContext((context) => {
  const said = new Set<string>();
  return (text: string): void => {
    if (said.has(text)) return;
    said.add(text);
    warn(context, text);
  };
});
