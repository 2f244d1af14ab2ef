import { ALL, CALL_NAMES, failureOf, type CallFault, type Failure } from '../calls';
import { FAILURE_NAMES, FIELDS } from '../texts';
import { change } from './draft';
import { button, element, input, select } from './elements';
import type { Form } from './place-fields';

const KNOWN_CALLS = 'known-calls';
const STARTING_DETAIL = { http: '500', code: '10000005' } as const;

export function callsCard(form: Form): HTMLElement {
  const { document, draft, set } = form;
  const { calls } = draft().scenario;
  const known = [ALL, ...CALL_NAMES].map((value) => element(document, 'option', { attributes: { value } }));
  const add = (): void => {
    const fault: CallFault = { call: ALL, delayMs: 2000, failure: undefined };
    set(change(draft(), { calls: [...draft().scenario.calls, fault] }), 'again');
  };
  return element(document, 'section', { className: 'card' }, [
    element(document, 'h2', { text: FIELDS.calls }),
    element(document, 'datalist', { attributes: { id: KNOWN_CALLS } }, known),
    ...calls.map((fault, at) => callRow(form, fault, at)),
    element(document, 'div', { className: 'row' }, [button(document, FIELDS.add, 'side', add)]),
  ]);
}

function callRow({ document, draft, set }: Form, fault: CallFault, at: number): HTMLElement {
  const now = (): CallFault => draft().scenario.calls[at] ?? fault;
  const replace = (changed: Partial<CallFault>, again?: 'again'): void => {
    const calls = draft().scenario.calls.map((other, index) =>
      index === at ? { ...now(), ...changed } : other,
    );
    set(change(draft(), { calls }), again);
  };
  const remove = (): void => {
    const calls = draft().scenario.calls.filter((_fault, index) => index !== at);
    set(change(draft(), { calls }), 'again');
  };
  const kinds = [
    { value: '', text: FIELDS.noFailure },
    ...Object.entries(FAILURE_NAMES).map(([value, text]) => ({ value, text })),
  ];
  const numbers = { type: 'text', inputmode: 'numeric' };
  return element(document, 'div', { className: 'call' }, [
    element(document, 'div', { className: 'row' }, [
      input(
        document,
        FIELDS.call,
        { type: 'text', list: KNOWN_CALLS, placeholder: FIELDS.call },
        fault.call,
        (call) => replace({ call }),
      ),
      button(document, FIELDS.remove, 'plain', remove),
    ]),
    element(document, 'div', { className: 'row' }, [
      input(
        document,
        FIELDS.delay,
        { ...numbers, placeholder: FIELDS.delay },
        fault.delayMs ? String(fault.delayMs) : '',
        (text) => replace({ delayMs: Number(text) || 0 }),
      ),
      select(document, FIELDS.failure, kinds, fault.failure?.kind ?? '', (kind) =>
        replace({ failure: startingFailure(kind) }, 'again'),
      ),
    ]),
    detailOf(fault.failure) === undefined
      ? undefined
      : element(document, 'div', { className: 'row' }, [
          input(
            document,
            FIELDS.detail,
            { ...numbers, placeholder: FIELDS.detail },
            detailOf(fault.failure) ?? '',
            (text) => replace({ failure: failureOf(`${now().failure?.kind}${text}`) ?? now().failure }),
          ),
        ]),
  ]);
}

const startingFailure = (kind: string): Failure | undefined =>
  failureOf(kind === 'http' || kind === 'code' ? `${kind}${STARTING_DETAIL[kind]}` : kind);

function detailOf(failure: Failure | undefined): string | undefined {
  if (failure?.kind === 'http') return String(failure.status);
  return failure?.kind === 'code' ? failure.code : undefined;
}
