/** The operator's calls: typed by the contract, which also says where each of them is. */
import { operatorRoutes } from '../../../../src/contract/generated/staff/operator';
import type {
  OperatorAnswer,
  OperatorRefusal,
  RequestOfOperator,
  ResponseOfOperator,
} from '../../../../src/contract/staff/define';
import type { OperatorCallName, operatorCalls } from '../../../../src/contract/staff/operator.schema';
import { PICTURE_PATH, VOICE_PATH } from '../../../../src/contract/staff/values';
import { texts } from '../texts';

type Calls = typeof operatorCalls;
export type AskOf<N extends OperatorCallName> = RequestOfOperator<Calls[N]>;
export type AnswerOf<N extends OperatorCallName> = ResponseOfOperator<Calls[N]>;
/** A row of a call that answers a list. */
export type RowOf<N extends OperatorCallName> = AnswerOf<N> extends readonly (infer R)[] ? R : never;

/** `status` and `body.errors` are where react-admin looks for them. 0: no answer came. */
export class CallError extends Error {
  readonly body: { readonly errors?: Readonly<Record<string, string>> };

  constructor(
    message: string,
    readonly status: number,
    readonly code = '',
    field = '',
  ) {
    super(message);
    this.body = field === '' ? {} : { errors: { [field]: message } };
  }
}

const queryOf = (request: object): string => {
  const given = Object.entries(request).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

export class OperatorClient {
  constructor(
    private readonly send: typeof fetch,
    private readonly token: () => string | null,
  ) {}

  async call<N extends OperatorCallName>(name: N, request: AskOf<N>): Promise<OperatorAnswer<AnswerOf<N>>> {
    const { method, path } = operatorRoutes[name];
    if (method === 'GET') return this.ask(`${path}?${queryOf(request)}`, { method });
    return this.ask(path, { method, body: JSON.stringify(request) }, 'application/json');
  }

  /** For everybody; the key goes into what shows it. */
  async storePicture(picture: Blob): Promise<string> {
    const init = { method: 'POST', body: picture };
    return (await this.ask<{ key: string }>(PICTURE_PATH, init, picture.type)).data.key;
  }

  /** Stored with the child's files; the key goes into the correction. */
  async storeVoice(homeworkId: number, recording: Blob): Promise<string> {
    const path = `${VOICE_PATH}?homeworkId=${homeworkId}`;
    const { data } = await this.ask<{ key: string }>(
      path,
      { method: 'POST', body: recording },
      recording.type,
    );
    return data.key;
  }

  private async ask<T>(path: string, init: RequestInit, contentType?: string): Promise<OperatorAnswer<T>> {
    const token = this.token();
    const headers: Record<string, string> = {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    };
    const response = await this.send(path, { ...init, headers, cache: 'no-store' }).catch(() => null);
    if (response === null) throw new CallError(texts.errors.network, 0);
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && body !== null) return body as OperatorAnswer<T>;
    const refusal = (body ?? {}) as Partial<OperatorRefusal>;
    throw new CallError(refusal.message ?? texts.errors.server, response.status, refusal.code, refusal.field);
  }
}
