import type { Boot } from '../protocol/options';
import type { Host } from './host';
import type { LogicChannel } from './logic-link';
import { serveMedia } from './media';
import { serveNetwork } from './network';
import type { Report } from './report';
import type { Storage } from './storage';
import { serveUserFiles, type UserFiles } from './user-files';

export interface LogicParts {
  host: Host;
  report: Report;
  storage: Storage;
  userFiles: UserFiles;
}

const done = (_nothing: unknown): undefined => undefined;

/** Serves a newly connected logic worker and sends it the program. Returns the cleanup for its end. */
export function serveLogic(channel: LogicChannel, parts: LogicParts): () => void {
  const { host } = parts;
  serveKeeping(channel, parts);
  serveMeasures(channel, parts);
  serveEvents(channel, parts);
  serveUserFiles(channel, parts.userFiles);
  serveMedia(channel, host.options.media);
  const endNetwork = serveNetwork(channel);
  const boot: Boot = {
    options: host.options,
    storage: parts.storage.read(),
    files: parts.userFiles.kept(),
    firstPage: host.lastPage + 1,
  };
  // Templates and scripts are loaded from the host's server.
  channel
    .call('boot', { program: { ...host.program, templates: '', compiled: {} }, boot })
    .catch((error: Error) => host.startFailed(error.message));
  return endNetwork;
}

function serveKeeping(channel: LogicChannel, { storage, host }: LogicParts): void {
  channel.handle('store.write', ({ key, json }) => done(storage.write(key, json)));
  channel.handle('store.clear', () => done(storage.clear()));
  channel.handle('screenshot', async () => ({ base64: await host.screenshot() }));
}

function serveMeasures(channel: LogicChannel, { report, host }: LogicParts): void {
  channel.handle('page', ({ id }) => {
    host.lastPage = id;
    return undefined;
  });
  channel.handle('count', (counted) => done(report.count(counted)));
  channel.handle('setData', (call) => done(report.setData.add(call)));
  channel.handle('firstScreen', ({ page, ms }) => done(report.firstScreen(page, ms)));
  channel.handle('audit', (size) => done(report.size(size)));
  channel.handle('task', ({ ms }) => done(report.script(ms)));
  channel.handle('ready', ({ ms }) => {
    report.start(ms);
    return done(host.ready());
  });
}

function serveEvents(channel: LogicChannel, { report, host }: LogicParts): void {
  channel.handle('log', ({ level, args }) =>
    done(host.automator.emit('App.logAdded', { type: level, args })),
  );
  channel.handle('binding', (called) => done(host.automator.emit('App.bindingCalled', called)));
  channel.handle('rejection', (rejection) => done(report.rejection(rejection)));
  channel.handle('exception', (exception) => {
    report.exception(exception);
    return done(host.automator.emit('App.exceptionThrown', exception));
  });
}
