/**
 * Generates docs/abilities.md: native abilities by host, from src/contract/bridge, and other capabilities, from src/platform/hosts. `npm
 * run docs:abilities` writes it; --check only compares (npm run lint).
 */
import { BRIDGE_EVENTS, bridgeCommands } from '../src/contract/bridge.ts';
import { androidApp, inWebView, iosApp, miniProgram, plainWeb, weChatWeb } from '../src/platform/hosts.ts';
import { table, writeOrCheck } from './generated-page.mjs';

/** Default timeout of entries without their own (src/contract/bridge/define.ts). */
const DEFAULT_TIMEOUT_MS = 5000;

const VERSION_WORDS = { 0: 'any version', null: '–' };
const ANSWER_WORDS = { own: 'real', help: 'help', null: '–' };

const versionText = (version) => VERSION_WORDS[version] ?? version;

function waitText({ timeoutMs = DEFAULT_TIMEOUT_MS }) {
  return timeoutMs < 60_000 ? `${timeoutMs / 1000} s` : `${timeoutMs / 60_000} min`;
}

const commandRows = Object.entries(bridgeCommands).map(([key, entry]) => [
  `\`${key}\``,
  `\`${entry.name}\``,
  versionText(entry.minVersion.android),
  versionText(entry.minVersion.ios),
  ANSWER_WORDS[entry.weChatWeb],
  ANSWER_WORDS[entry.web],
  ANSWER_WORDS[entry.miniProgram],
  entry.replies ? `within ${waitText(entry)}` : 'no',
]);

const eventRows = Object.entries(BRIDGE_EVENTS).map(([name, { android, ios }]) => [
  `\`${name}\``,
  android ? 'yes' : '–',
  ios ? 'yes' : '–',
]);

/** Newer than any version required by an ability. */
const NEW_APP = '99';
const HOSTS = [
  androidApp(NEW_APP),
  iosApp(NEW_APP),
  weChatWeb(),
  inWebView(weChatWeb()),
  plainWeb,
  miniProgram(),
];

function answerText(answer) {
  if (answer === undefined || answer === '' || answer === false) return '–';
  if (answer === true) return 'yes';
  if (Array.isArray(answer)) return answer.join(', ');
  return typeof answer === 'object' ? (answer.by ?? '–') : String(answer);
}

const hostRows = Object.keys(plainWeb).map((question) => [
  `\`${question}\``,
  ...HOSTS.map((host) => answerText(host[question])),
]);

const page = `# Abilities by host

Written by \`npm run docs:abilities\` from \`src/contract/bridge\` and \`src/platform/hosts.ts\`; \`npm run lint\` fails when it is stale.

Android and iOS: the lowest version of the app. An older one is refused with \`version not support\`, and the parent is offered
the upgrade. The other hosts have no app around them: **real**, the host does the same itself; **help**, it does something else
that brings the parent on; **–**, unsupported here. Reply: how long the app may take to answer; a command without a reply is done
when it is sent.

## Commands (${commandRows.length})

${table(['command', 'name', 'Android from', 'iOS from', 'WeChat web', 'plain web', 'mini program', 'reply'], commandRows)}

## Events from the app to the page

They never fire where there is no app, but for \`SaveVideoProgress\`, which the hosts that save a film themselves emit as well.

${table(['event', 'Android', 'iOS'], eventRows)}

## What else a host answers (${hostRows.length})

\`platform.host\`, which the app asks instead of where it runs; the meaning of each question is in \`src/platform/hosts.ts\`.
Android and iOS: a new app. In web-view: a page of ours in a web-view of the mini program.

${table(['question', 'Android', 'iOS', 'WeChat web', 'in web-view', 'plain web', 'mini program'], hostRows)}
`;

await writeOrCheck('docs/abilities.md', 'docs:abilities', page);
