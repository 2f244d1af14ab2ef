import type { LogicCalls, ShellCalls } from '../protocol/calls';
import { Channel, type Message } from '../protocol/channel';
import { loadAppConfig } from './app-config';
import { serve } from './calls';
import { deviceSizes } from './device';
import { Phone } from './phone';
import { reportErrors } from './report-errors';

const worker = new Worker('/logic.js');
reportErrors(worker);

const logic = new Channel<LogicCalls, ShellCalls>((message) => worker.postMessage(message));
const ready = loadAppConfig().then((app) =>
  serve(logic, new Phone(app, deviceSizes(location.search), logic)),
);

// The worker starts immediately; its messages are queued until the phone is rendered.
worker.addEventListener('message', (event: MessageEvent<Message>) => {
  void ready.then(() => logic.receive(event.data));
});
