/** Runs the contract's read calls against a gateway and reports what each response means for the screens. */
import type { TSchema } from '@sinclair/typebox';
import { isLacking, type CallEntry } from '../../src/contract/define';
import { forcesLogin } from '../../src/contract/forced-login';
import { isRead } from '../../src/contract/reads';
import { allCalls, allSchemas, documentedErrors, type CallName } from '../../src/contract/registry';
import type { ApiHosts } from '../../src/services/host-of';
import { compare, type Finding } from './compare';
import { Gateway, isMissingFile, NOBODY, type Fetch, type Fields, type Outcome } from './gateway';
import { logIn, type Credentials } from './log-in';
import { ASKED_AT_RANDOM, requestOf, type Known } from './requests';
import { AFTER_ALL, NEVER } from './writes';

/** The exit code: all as agreed; readable, but incomplete; a login or a screen cannot work. */
export const Severity = { fine: 0, less: 1, broken: 2 } as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

export interface Row {
  readonly call: CallName;
  readonly reached: boolean | 'not asked';
  /** '' without a response. */
  readonly code: string;
  /** Why it was skipped or failed, or the meaning of a refusal. */
  readonly note: string;
  readonly findings: readonly Finding[];
  readonly severity: Severity;
}

export interface Report {
  readonly rows: readonly Row[];
  /** One sentence if nothing could be requested. */
  readonly stopped?: string;
  readonly severity: Severity;
  /** Tokens received during the run: never printed. */
  readonly secrets: readonly string[];
}

export interface Options {
  readonly hosts: ApiHosts;
  readonly credentials: Credentials;
  /** Also makes write calls, which change the account. */
  readonly writes: boolean;
  readonly fetch: Fetch;
}

const callNames = Object.keys(allCalls) as CallName[];
const entryOf = (name: CallName): CallEntry => allCalls[name];
const reads = callNames.filter((name) => entryOf(name).served && isRead(entryOf(name)));
const writes = callNames.filter((name) => entryOf(name).served && !isRead(entryOf(name)) && !NEVER.has(name));

export async function checkGateway(options: Options): Promise<Report> {
  const run = new Run(options);
  const stopped = await run.logIn();
  const { secrets } = run;
  if (stopped !== undefined) return { rows: run.rows, stopped, severity: Severity.broken, secrets };
  for (const name of reads) await run.look(name);
  if (options.writes) for (const name of [...writes, ...lastOf(options)]) await run.look(name);
  const severity = Math.max(...run.rows.map((row) => row.severity)) as Severity;
  return { rows: run.rows, severity, secrets };
}

/** A session given as input stays open. */
const lastOf = ({ credentials }: Options): readonly CallName[] => ('token' in credentials ? [] : AFTER_ALL);

class Run {
  private readonly answers = new Map<CallName, Promise<Outcome | undefined>>();
  private readonly gateway: Gateway;
  private readonly made = new Map<CallName, Row>();
  private known: Known = {
    own: { userId: undefined, unificationId: undefined, token: undefined },
    answerOf: async () => undefined,
  };

  constructor(private readonly options: Options) {
    this.gateway = new Gateway(options.hosts, options.fetch);
  }

  get secrets(): readonly string[] {
    const { token, appToken } = this.gateway.caller;
    return [token, appToken];
  }

  /** In the contract's order. */
  get rows(): readonly Row[] {
    return callNames.flatMap((name) => this.made.get(name) ?? []);
  }

  /** Why there is no session, in one sentence. */
  async logIn(): Promise<string | undefined> {
    const result = await logIn(this.options.credentials, {
      ask: async (name, request) => {
        const outcome = await this.gateway.ask(name, request);
        this.answers.set(name, Promise.resolve(outcome));
        const row = rowOf(name, outcome);
        const isRefused = outcome.reached && !outcome.isSuccess;
        this.made.set(name, isRefused ? { ...row, severity: Severity.broken } : row);
        return outcome;
      },
      use: (caller) => (this.gateway.caller = { ...NOBODY, ...caller }),
    });
    if ('refused' in result) return result.refused;
    this.known = { own: result.session, answerOf: (name) => this.dataOf(name) };
    return undefined;
  }

  /** Once per call, however many others need its response. */
  look(name: CallName): Promise<Outcome | undefined> {
    const asked = this.answers.get(name) ?? this.ask(name);
    this.answers.set(name, asked);
    return asked;
  }

  private async dataOf(name: CallName): Promise<unknown> {
    const outcome = await this.look(name);
    return outcome?.reached && outcome.isSuccess ? outcome.data : undefined;
  }

  private async ask(name: CallName): Promise<Outcome | undefined> {
    const made = await requestOf(name, this.known);
    if ('lacks' in made) {
      this.made.set(name, { ...NOTHING, call: name, reached: 'not asked', note: made.lacks });
      return undefined;
    }
    const outcome = await this.gateway.ask(name, made.request as Fields);
    this.made.set(name, rowOf(name, outcome));
    return outcome;
  }
}

const NOTHING = { code: '', note: '', findings: [], severity: Severity.fine } as const;

function rowOf(call: CallName, outcome: Outcome): Row {
  if (!outcome.reached)
    return { ...NOTHING, call, reached: false, note: outcome.why, severity: Severity.broken };
  const { code } = outcome;
  if (!outcome.isSuccess) return { ...NOTHING, call, reached: true, code, ...refusalOf(call, code) };
  const findings = compare(allSchemas[call].response as TSchema, outcome.data);
  return { ...NOTHING, call, reached: true, code, findings, severity: severityOf(findings) };
}

/** A known refusal is a valid response; writes use things that the account does not have. */
function refusalOf(call: CallName, code: string): Pick<Row, 'note' | 'severity'> {
  if (forcesLogin(entryOf(call).path, code))
    return { note: 'refused: no session', severity: Severity.broken };
  if (isMissingFile(entryOf(call), Number(code)))
    return { note: 'no such file: nothing to show', severity: Severity.fine };
  if (isLacking(entryOf(call), Number(code)))
    return { note: `asked one by one: ${entryOf(call).inPlaceOf}`, severity: Severity.fine };
  const meaning = documentedErrors[call]?.[code];
  if (meaning !== undefined) return { note: `refused: ${meaning}`, severity: Severity.fine };
  const isNoFault = ASKED_AT_RANDOM.has(call) || !isRead(entryOf(call));
  return { note: 'refused', severity: isNoFault ? Severity.fine : Severity.broken };
}

function severityOf(findings: readonly Finding[]): Severity {
  if (findings.length === 0) return Severity.fine;
  const isLost = ({ kind, path }: Finding): boolean =>
    kind === 'unusable' || (kind === 'missing' && path === '');
  return findings.some(isLost) ? Severity.broken : Severity.less;
}
