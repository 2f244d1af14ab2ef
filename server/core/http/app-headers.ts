/** Headers that a service requires of every caller, with or without a token. The real gateway rejects calls without them; so do we. */
import type { CallEntry } from '../../../src/contract/define';
import { services, type HeaderGroup, type ServiceEntry } from '../../../src/contract/services';
import { APP_ID, HEADER, STAFF_AUTH_TYPE } from '../../../src/contract/wire';
import { badInput, type CallContext } from './handler';
import { badFieldMessage } from './messages';

type Asked = readonly [name: string, value: string];

const ASKED: Readonly<Partial<Record<HeaderGroup, Asked>>> = {
  appid: [HEADER.appid, APP_ID],
  staff: [HEADER.staffAuthType, STAFF_AUTH_TYPE],
};

/** Computed once per route; most services require none. */
export const appHeadersOf = ({ service }: CallEntry): readonly Asked[] =>
  (services[service] as ServiceEntry).headers.flatMap((group) => {
    const asked = ASKED[group];
    return asked ? [asked] : [];
  });

export function demandAppHeaders(asked: readonly Asked[], headers: CallContext['headers']): void {
  for (const [name, value] of asked) {
    if (headers[name] === value) continue;
    const rule = headers[name] === undefined ? 'required' : 'const';
    throw badInput(name, badFieldMessage(name, rule));
  }
}
