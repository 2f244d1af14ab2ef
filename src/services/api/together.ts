import type { AskedCall, TogetherAnswer } from '@/contract/together.schema';
import { fail, ok, type Result } from '@/contract/errors';
import { MOST_TOGETHER, TOGETHER_BYTES, togetherCall } from '@/contract/together';
import type { HttpExchange, HttpRequest, HttpResponse, HttpTransport } from '@/platform/types';
import type { Clock, Scheduler } from '../clock';

type Outcome = Result<HttpResponse, { readonly kind: 'network' }>;

interface TogetherParts {
  readonly plain: HttpTransport;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Whether the backend at this base address said that it can be asked so. */
  hasOffered(base: string): boolean;
}

/** After so many requests in a row that were not answered as agreed, each call goes alone for a while. */
const FAILURES = 2;
const REST_MS = 300_000;

/**
 * Requests of one task to one backend go over the wire as one. Each has its own answer, its own time-out and its own end;
 * what the one request cannot bring is asked as if there were none.
 */
export class Together implements HttpTransport {
  private readonly groups = new Map<string, Group>();
  private readonly failures = new Map<string, number>();
  private readonly restsUntil = new Map<string, number>();
  /** Bytes under way of what outlives the page: browsers let no more do so, all together. */
  private outliving = 0;

  constructor(private readonly parts: TogetherParts) {}

  send(request: HttpRequest): HttpExchange {
    const { togetherAt: base } = request;
    if (base === undefined || !this.isTogether(base)) return this.parts.plain.send(request);
    const asked = new Asked(request, this.parts.plain);
    const call = callOf(request, base);
    const bytes = bytesOf(JSON.stringify(call));
    if (bytes > TOGETHER_BYTES) asked.goAlone();
    else this.join(base, asked, call, bytes);
    return asked;
  }

  isTogether(base: string): boolean {
    return this.parts.hasOffered(base) && this.parts.clock.now() >= (this.restsUntil.get(base) ?? 0);
  }

  private join(base: string, asked: Asked, call: AskedCall, bytes: number): void {
    const outlivesPage = asked.request.outlivesPage === true;
    const key = `${base} ${outlivesPage}`;
    const before = this.groups.get(key);
    const isFull = before && (before.asked.length === MOST_TOGETHER || before.bytes + bytes > TOGETHER_BYTES);
    if (isFull) this.close(key, before);
    const group = isFull || !before ? this.open(key, base, outlivesPage) : before;
    group.asked.push(asked);
    group.calls.push(call);
    group.bytes += bytes;
  }

  private open(key: string, base: string, outlivesPage: boolean): Group {
    const group: Group = { base, outlivesPage, asked: [], calls: [], bytes: 0 };
    this.groups.set(key, group);
    const close = (): void => this.close(key, group);
    // A page that closes has no later task.
    if (outlivesPage) void Promise.resolve().then(close);
    else this.parts.scheduler.after(0, close);
    return group;
  }

  private close(key: string, group: Group): void {
    if (this.groups.get(key) !== group) return;
    this.groups.delete(key);
    const isOpen = group.asked.map(({ isOver }) => !isOver);
    const asked = group.asked.filter((_one, index) => isOpen[index]);
    if (asked.length < 2) return asked.forEach((one) => one.goAlone());
    void this.ask({ ...group, asked, calls: group.calls.filter((_one, index) => isOpen[index]) });
  }

  private async ask({ base, outlivesPage, asked, calls, bytes }: Group): Promise<void> {
    const { plain, clock } = this.parts;
    const outlives = outlivesPage && this.outliving + bytes <= TOGETHER_BYTES;
    const sentAt = clock.now();
    if (outlives) this.outliving += bytes;
    const sent = plain.send({
      method: togetherCall.method,
      url: `${base}${togetherCall.path}`,
      headers: {},
      body: { calls },
      timeoutMs: Math.max(...asked.map(({ request }) => request.timeoutMs)),
      ...(outlives ? { outlivesPage } : {}),
    });
    let waiting = asked.length;
    for (const one of asked)
      one.onAbort = () => {
        waiting -= 1;
        if (waiting === 0) sent.abort();
      };
    const answer = await sent.response;
    if (outlives) this.outliving -= bytes;
    const answers = answer.ok ? answersIn(answer.value, asked.length) : undefined;
    this.note(base, answers !== undefined);
    const settling: (() => void)[] = [];
    asked.forEach((one, index) => {
      const own = answers?.[index];
      if (own && 'status' in own)
        settling.push(() => one.settle(ok({ status: own.status, body: own.body, sentAt })));
      // Nobody waits for it, and whoever sent it sends it again, fewer at a time.
      else if (!answers && outlivesPage) one.settle(NETWORK);
      else one.goAlone();
    });
    this.inTurn(settling);
  }

  /** A task each: what is drawn of so many answers would hold a finger up at one go. */
  private inTurn([first, ...others]: readonly (() => void)[]): void {
    first?.();
    if (others.length > 0) this.parts.scheduler.after(0, () => this.inTurn(others));
  }

  private note(base: string, isFine: boolean): void {
    const failures = isFine ? 0 : (this.failures.get(base) ?? 0) + 1;
    this.failures.set(base, failures);
    if (failures >= FAILURES) this.restsUntil.set(base, this.parts.clock.now() + REST_MS);
  }
}

const NETWORK: Outcome = fail({ kind: 'network' });

interface Group {
  readonly base: string;
  readonly outlivesPage: boolean;
  readonly asked: Asked[];
  /** One for each of those. */
  readonly calls: AskedCall[];
  bytes: number;
}

/** One request as whoever sent it sees it. */
class Asked implements HttpExchange {
  readonly response: Promise<Outcome>;
  isOver = false;
  onAbort: () => void = () => undefined;
  private resolve: (outcome: Outcome) => void = () => undefined;

  constructor(
    readonly request: HttpRequest,
    private readonly plain: HttpTransport,
  ) {
    this.response = new Promise((resolve) => (this.resolve = resolve));
  }

  settle(outcome: Outcome): void {
    this.isOver = true;
    this.resolve(outcome);
  }

  goAlone(): void {
    if (this.isOver) return;
    const sent = this.plain.send(this.request);
    this.onAbort = () => sent.abort();
    void sent.response.then((outcome) => this.settle(outcome));
  }

  abort(): void {
    if (this.isOver) return;
    this.settle(NETWORK);
    this.onAbort();
  }
}

const callOf = ({ method, url, headers, body }: HttpRequest, base: string): AskedCall => ({
  method,
  path: url.slice(base.length),
  headers,
  ...(body === undefined ? {} : { body }),
});

/** At most, of text as it travels: a Chinese character takes three. */
const bytesOf = (text: string): number => text.length + 2 * text.replace(/[\x20-\x7e]/g, '').length;

/** undefined: not as agreed. */
function answersIn({ status, body }: HttpResponse, count: number): readonly TogetherAnswer[] | undefined {
  const { data } = (body ?? {}) as { readonly data?: { readonly answers?: unknown } | null };
  const answers = data?.answers;
  const isAgreed =
    status === 200 && Array.isArray(answers) && answers.length === count && answers.every(isAnswer);
  return isAgreed ? (answers as readonly TogetherAnswer[]) : undefined;
}

function isAnswer(value: unknown): value is TogetherAnswer {
  const { status, later } = (value ?? {}) as { readonly status?: unknown; readonly later?: unknown };
  return typeof status === 'number' || later === true;
}
