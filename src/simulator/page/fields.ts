/** What can be picked from a list, as on H5. */
import { DEMO_ACCOUNTS, NOBODY } from '../console/accounts';
import { DUE_NAMES, dueField, dueText, dueTexts, readDue } from '../console/due';
import { change, withAccount, withDue, type Draft } from '../console/panel/draft';
import {
  ACCOUNT_NAMES,
  CONSOLE,
  DEVICE_NAMES,
  DUE_LABELS,
  FIELDS,
  POPUP_LIMITS,
  VALUE_NAMES,
} from '../console/texts';

export interface Value {
  readonly value: string;
  readonly text: string;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Value[];
  readonly value: string;
  pick(value: string): Draft;
}

const UNCHANGED: Value = { value: '', text: CONSOLE.unchanged };
const named = (names: Readonly<Record<string, string>>, values = Object.keys(names)): Value[] =>
  values.map((value) => ({ value, text: names[value] ?? value }));

export function fieldsOf(draft: Draft): readonly Field[] {
  const { account, keepsDevice, allPopups } = draft.scenario;
  const isForSomebody = account !== undefined && account !== NOBODY;
  return [
    {
      name: 'account',
      label: FIELDS.account,
      choices: [UNCHANGED, ...named(ACCOUNT_NAMES, [NOBODY, ...DEMO_ACCOUNTS])],
      value: account ?? '',
      pick: (value) => withAccount(draft, value || undefined),
    },
    {
      name: 'device',
      label: FIELDS.device,
      choices: named(DEVICE_NAMES),
      value: keepsDevice ? 'kept' : 'fresh',
      pick: (value) => change(draft, { keepsDevice: value === 'kept' }),
    },
    {
      name: 'popups',
      label: FIELDS.popups,
      choices: named(POPUP_LIMITS),
      value: allPopups ? 'all' : '',
      pick: (value) => change(draft, { allPopups: value === 'all' }),
    },
    // They need an account.
    ...(isForSomebody ? dueFieldsOf(draft) : []),
  ];
}

const dueFieldsOf = (draft: Draft): readonly Field[] =>
  DUE_NAMES.map((name) => {
    const value = draft.scenario.due[name];
    return {
      name,
      label: DUE_LABELS[name],
      choices: [UNCHANGED, ...named(VALUE_NAMES, [...dueTexts(dueField(name))])],
      value: value === undefined ? '' : dueText(value),
      pick: (text) => withDue(draft, name, readDue(`${name}:${text}`, () => undefined)[name]),
    };
  });
