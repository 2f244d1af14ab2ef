/**
 * The command line: runs a mini program until it is stopped, then prints a report and the score of WeChat's audit.
 *
 * Also accepts the arguments of DevTools' cli (auto --project … --auto-port …). Stopped by SIGTERM, SIGINT or the automator's close().
 * Exit code 1: it did not start.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditLines, startHost, type DeepPartial, type Host, type HostOptions } from './index';
import { programFolder } from './node/project-config';

const USAGE = `Usage: weapp-host [auto] --project <folder> [options]

  --project <folder>     the built mini program: the folder of its app.json, or of a project.config.json that names it
  --port <number>        of the automator's socket (default 9420; 0: any)
  --options <file>       JSON with options of the host (README.md)
  --screenshots <folder> keeps every picture that the automator takes
  --report <file>        writes report and audit as JSON when it stops
  --headed               shows the phone in a window
`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function readArguments() {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      port: { type: 'string' },
      'auto-port': { type: 'string' },
      options: { type: 'string' },
      screenshots: { type: 'string' },
      report: { type: 'string' },
      headed: { type: 'boolean' },
      // Arguments of DevTools' cli without effect: there is no account and no trust prompt.
      ticket: { type: 'string' },
      'auto-account': { type: 'string' },
      'trust-project': { type: 'boolean' },
    },
  });
  return values;
}

function openPort(text: string | undefined): number {
  const port = Number(text ?? 9420);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${text} is no port`);
  return port;
}

async function finish(host: Host, reportFile: string | undefined): Promise<void> {
  const audit = await host.audit();
  const report = host.report();
  await host.close();
  if (reportFile !== undefined) writeFileSync(reportFile, JSON.stringify({ report, audit }, null, 1));
  print(JSON.stringify(report, null, 1));
  for (const line of auditLines(audit)) print(line);
}

async function main(): Promise<void> {
  const given = readArguments();
  if (given.project === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const options =
    given.options === undefined ? {} : (JSON.parse(readFileSync(given.options, 'utf8')) as unknown);
  const host = await startHost({
    folder: programFolder(given.project),
    port: openPort(given.port ?? given['auto-port']),
    options: options as DeepPartial<HostOptions>,
    browser: { headed: given.headed ?? false },
    ...(given.screenshots === undefined ? {} : { screenshots: given.screenshots }),
  });
  print(`automator endpoint ${host.wsEndpoint}`);
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
    host.whenToldToClose(() => resolve());
  });
  await told;
  await finish(host, given.report);
}

main().then(
  // Exit even if handles are still open.
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
