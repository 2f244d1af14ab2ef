import { Channel, type Message } from '../protocol/channel';
import type {
  FrameCall,
  FrameCalls,
  LogicCalls,
  NodeCalls,
  ShellCalls,
  WorkerCalls,
} from '../protocol/calls';
import type { FrameLink } from './backend/context';
import { natives } from './natives';

export type ShellLink = Channel<ShellCalls, LogicCalls>;
export type NodeLink = Channel<NodeCalls, WorkerCalls>;

export function linkShell(): ShellLink {
  const channel: ShellLink = new Channel((message) => natives.postMessage(message));
  natives.listen('message', ({ data }) => channel.receive(data as Message));
  return channel;
}

/** Resolves when the socket to Node is open. */
export function linkNode(): Promise<NodeLink> {
  const socket = new natives.WebSocket(`ws://${natives.host}/logic`);
  const channel: NodeLink = new Channel((message) => socket.send(JSON.stringify(message)));
  socket.onmessage = ({ data }) => channel.receive(JSON.parse(data) as Message);
  socket.onclose = () => channel.close('the host is gone');
  return new Promise((resolve) => {
    socket.onopen = () => resolve(channel);
  });
}

export const frameLink = (shell: ShellLink): FrameLink => ({
  ops: (page, ops) => shell.notify('page.ops', { page, ops }),
  call: <M extends FrameCall>(page: number, method: M, params: FrameCalls[M]['params']) =>
    shell.call('page.call', { page, method, params }) as Promise<FrameCalls[M]['result']>,
});
