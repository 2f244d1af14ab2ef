/** Runtime, account and time. */
import { DEMO_ACCOUNTS, NOBODY } from '../accounts';
import { NETWORKS } from '../../native-app/options';
import { readDate } from '../date';
import { dialectsOf, isRuntime, RUNTIMES, takes } from '../runtime';
import { ACCOUNT_NAMES, CONSOLE, DEVICE_NAMES, FIELDS, POPUP_LIMITS, RUNTIME_NAMES } from '../texts';
import { change, withAccount, withOption, withRuntime, type Draft } from './draft';
import { element, field, input, select, type Choice } from './elements';

/** The form's state for its parts; `again`: re-render, because other fields apply now. */
export interface Form {
  readonly document: Document;
  readonly draft: () => Draft;
  set(draft: Draft, again?: 'again'): void;
}

const UNCHANGED: Choice = { value: '', text: CONSOLE.unchanged };
const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, text: value }));

export function placeCard(form: Form): HTMLElement {
  const { document, draft, set } = form;
  const { runtime } = draft().scenario;
  const runtimes = RUNTIMES.map((value) => ({ value, text: RUNTIME_NAMES[value] ?? value }));
  const choose = (value: string): void => {
    if (isRuntime(value)) set(withRuntime(draft(), value), 'again');
  };
  const path = input(document, FIELDS.page, { type: 'text' }, draft().path, (value) =>
    set({ ...draft(), path: value.startsWith('/') ? value : `/${value}` }),
  );
  return element(document, 'section', { className: 'card' }, [
    field(document, FIELDS.page, path),
    field(document, FIELDS.runtime, select(document, FIELDS.runtime, runtimes, runtime, choose)),
    ...optionFields(form),
  ]);
}

function optionFields({ document, draft, set }: Form): HTMLElement[] {
  const { runtime, options } = draft().scenario;
  const value = (name: string): string => options[name] ?? '';
  const setOption = (name: string) => (text: string) => set(withOption(draft(), name, text));
  const choice = (name: 'os' | 'dialect' | 'network', values: readonly string[]): HTMLElement => {
    const choices = [UNCHANGED, ...plain(values)].map((one) =>
      one.value ? one : { ...one, text: CONSOLE.usual },
    );
    return field(
      document,
      FIELDS[name],
      select(document, FIELDS[name], choices, value(name), setOption(name)),
    );
  };
  if (takes(runtime, 'os')) return [choice('os', ['android', 'ios'])];
  if (!takes(runtime, 'appVersion')) return [];
  const attributes = { type: 'text', inputmode: 'decimal', placeholder: '2.5.0' };
  return [
    field(
      document,
      FIELDS.appVersion,
      input(document, FIELDS.appVersion, attributes, value('appVersion'), setOption('appVersion')),
    ),
    choice('dialect', dialectsOf(runtime)),
    choice('network', NETWORKS),
  ];
}

export function accountCard({ document, draft, set }: Form): HTMLElement {
  const { account, date, keepsDevice, allPopups } = draft().scenario;
  const names = [NOBODY, ...DEMO_ACCOUNTS].map((value) => ({ value, text: ACCOUNT_NAMES[value] ?? value }));
  const chosen = select(document, FIELDS.account, [UNCHANGED, ...names], account ?? '', (value) =>
    set(withAccount(draft(), value || undefined), 'again'),
  );
  const when = input(document, FIELDS.date, { type: 'datetime-local' }, date ?? '', (value) =>
    set(change(draft(), { date: readDate(value) })),
  );
  const devices = Object.entries(DEVICE_NAMES).map(([value, text]) => ({ value, text }));
  const device = select(document, FIELDS.device, devices, keepsDevice ? 'kept' : 'fresh', (value) =>
    set(change(draft(), { keepsDevice: value === 'kept' })),
  );
  const limits = Object.entries(POPUP_LIMITS).map(([value, text]) => ({ value, text }));
  const popups = select(document, FIELDS.popups, limits, allPopups ? 'all' : '', (value) =>
    set(change(draft(), { allPopups: value === 'all' })),
  );
  return element(document, 'section', { className: 'card' }, [
    field(document, FIELDS.account, chosen),
    field(document, FIELDS.date, when, FIELDS.dateHint),
    field(document, FIELDS.device, device),
    field(document, FIELDS.popups, popups),
  ]);
}
