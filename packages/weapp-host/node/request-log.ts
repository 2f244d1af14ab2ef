import type { NetRequest, NetResponse } from '../protocol/net';
import type { Message } from '../protocol/channel';

/** A request of the mini program; times are in ms by this process. */
export interface RequestRecord {
  method: string;
  url: string;
  startedAt: number;
  /** null while pending */
  ms: number | null;
  statusCode: number | null;
  /** WeChat's message; null if the server responded */
  error: string | null;
  /** the whole response, to detect duplicates; empty if small */
  body: string;
}

/** Smaller responses (base64, about 128 KB) are ignored by WeChat's audit. */
const WORTH_CACHING = (128 * 1024 * 4) / 3;

/** Logs requests between the logic worker and Node, independently of who handles them. */
export class RequestLog {
  readonly records: RequestRecord[] = [];
  private readonly open = new Map<number, RequestRecord>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  received({ id, method, params }: Message): void {
    if (method !== 'net.request' || id === undefined) return;
    const { url, method: verb } = params as NetRequest;
    const record: RequestRecord = {
      method: verb,
      url,
      startedAt: this.now(),
      ms: null,
      statusCode: null,
      error: null,
      body: '',
    };
    this.records.push(record);
    this.open.set(id, record);
  }

  sent({ id, method, result, error }: Message): void {
    const record = method === undefined && id !== undefined ? this.open.get(id) : undefined;
    if (!record || id === undefined) return;
    this.open.delete(id);
    record.ms = this.now() - record.startedAt;
    record.error = error ?? null;
    const response = result as NetResponse | undefined;
    record.statusCode = response?.statusCode ?? null;
    if (response && response.body.length > WORTH_CACHING) record.body = response.body;
  }

  /** Message ids restart with every worker. */
  workerGone(): void {
    this.open.clear();
  }
}
