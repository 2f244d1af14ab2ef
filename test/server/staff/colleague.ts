/** A member of staff: calls the backend by the operator's contract. */
import { Value } from '@sinclair/typebox/value';
import type { StaffRole } from '../../../src/contract/staff/values';
import { operatorCalls, type OperatorCallName } from '../../../src/contract/staff/operator.schema';
import type { RequestOfOperator, ResponseOfOperator } from '../../../src/contract/staff/define';
import { aStaffMember, codeAt, STAFF_PASSWORD } from '../../builders/staff';
import type { Backend } from '../support/backend';

type Calls = typeof operatorCalls;

export interface OperatorAnswered<T> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: T;
  readonly count: number | undefined;
  readonly field: string | undefined;
}

export class Colleague {
  token = '';
  staffId = 0;
  name = '';
  ip = '10.9.8.7';

  constructor(private readonly backend: Backend) {}

  /** `request` is the contract's type; tests of invalid input pass anything. A good answer is held against the contract. */
  async ask<N extends OperatorCallName>(
    name: N,
    request: RequestOfOperator<Calls[N]> | Readonly<Record<string, unknown>>,
  ): Promise<OperatorAnswered<ResponseOfOperator<Calls[N]>>> {
    const { method, path, response } = operatorCalls[name];
    const fields = Object.entries(request).map(([key, value]) => [key, String(value)] as const);
    const answer = await this.backend.app.inject({
      ...{ method, url: path, remoteAddress: this.ip },
      headers: this.token === '' ? {} : { authorization: `Bearer ${this.token}` },
      ...(method === 'GET' ? { query: Object.fromEntries(fields) } : { payload: request }),
    });
    const body = answer.json<OperatorAnswered<ResponseOfOperator<Calls[N]>>>();
    if (answer.statusCode === 200) {
      const [fault] = [...Value.Errors(response, body.data)];
      if (fault !== undefined) throw new Error(`${name}: ${fault.path} ${fault.message}`);
    }
    return { ...body, status: answer.statusCode };
  }

  async logIn(name: string, password = STAFF_PASSWORD, code = codeAt(this.backend.clock.now())) {
    const answer = await this.ask('login', { name, password, code });
    if (answer.status === 200) ({ name: this.name, staffId: this.staffId, token: this.token } = answer.data);
    return answer;
  }
}

export async function aColleague(backend: Backend, role: StaffRole): Promise<Colleague> {
  const { name } = await aStaffMember(backend.services, role);
  const colleague = new Colleague(backend);
  await colleague.logIn(name);
  return colleague;
}
