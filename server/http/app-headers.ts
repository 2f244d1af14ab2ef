/** Headers that a service asks of every caller, token or not. The real gateway refuses a call without them, and so does this one. */
import type { CallEntry } from '../../src/contract/define';
import { services, type HeaderGroup, type ServiceEntry } from '../../src/contract/services';
import { APP_ID, HEADER, STAFF_AUTH_TYPE } from '../../src/contract/wire';
import { badInput, type CallContext } from './handler';
import { badFieldMessage } from './messages';

const ASKED: Readonly<Partial<Record<HeaderGroup, readonly [name: string, value: string]>>> = {
  appid: [HEADER.appid, APP_ID],
  staff: [HEADER.staffAuthType, STAFF_AUTH_TYPE],
};

export function demandAppHeaders({ service }: CallEntry, headers: CallContext['headers']): void {
  const entry: ServiceEntry = services[service];
  for (const group of entry.headers) {
    const [name, value] = ASKED[group] ?? [];
    if (name === undefined || headers[name] === value) continue;
    const rule = headers[name] === undefined ? 'required' : 'const';
    throw badInput(name, badFieldMessage(name, rule));
  }
}
