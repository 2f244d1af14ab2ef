import { errMsgOf } from './support/data-context';
import { startNetwork, testServer, type Method, type Task } from './support/network-server';

const { origin: serverAddress } = testServer();
let origin: string;
beforeAll(() => {
  origin = serverAddress();
});

describe('wx.connectSocket', () => {
  const address = () => origin.replace('http', 'ws');
  const once = (task: Task, event: string) => new Promise<unknown>((resolve) => task[`on${event}`]!(resolve));
  const connect = (wx: Record<string, Method>, options: object = {}) =>
    (wx.connectSocket as (given: object) => Task)({ url: address(), ...options });

  it('sends and receives text and bytes, and closes', async () => {
    const { wx } = startNetwork();
    const task = connect(wx, { protocols: ['chat'] });
    expect(await errMsgOf(task.send, { data: 'early' })).toBe(
      'SocketTask.send:fail SocketTask.readyState is not OPEN',
    );
    expect(await once(task, 'Open')).toMatchObject({ header: { 'Sec-WebSocket-Protocol': 'chat' } });
    const text = once(task, 'Message');
    expect(await errMsgOf(task.send, { data: 'hello' })).toBe('sendSocketMessage:ok');
    expect(await text).toEqual({ data: 'hello' });
    const bytes = new Promise<{ data: ArrayBuffer }>((resolve) => task.onMessage!(resolve));
    task.send!({ data: new Uint8Array([1, 2]).buffer });
    expect(new Uint8Array((await bytes).data)).toEqual(new Uint8Array([1, 2]));
    const closed = once(task, 'Close');
    task.send!({ data: 'bye' });
    expect(await closed).toEqual({ code: 3001, reason: 'as you wish' });
    expect(await errMsgOf(task.close)).toBe('closeSocket:fail SocketTask.readyState is CLOSED');
  });

  it('allows five at once', async () => {
    const { wx } = startNetwork();
    const tasks = Array.from({ length: 5 }, () => connect(wx));
    expect(await errMsgOf(wx.connectSocket, { url: address() })).toBe(
      'connectSocket:fail exceed max concurrent count',
    );
    const [first] = tasks;
    const closed = once(first!, 'Close');
    await once(first!, 'Open');
    expect(await errMsgOf(first!.close, { code: 1 })).toBe(
      'closeSocket:fail The code must be either 1000, or between 3000 and 4999. 1 is neither.',
    );
    first!.close!();
    expect(await closed).toMatchObject({ code: 1000 });
    expect(await errMsgOf(wx.connectSocket, { url: address() })).toBe('connectSocket:ok');
  });

  it('serves the older methods with the first socket', async () => {
    const { wx } = startNetwork();
    expect(await errMsgOf(wx.sendSocketMessage, { data: 'x' })).toBe(
      'sendSocketMessage:fail WebSocket is not connected',
    );
    const listen = wx as Record<string, (argument: unknown) => void>;
    const opened = new Promise((resolve) => listen.onSocketOpen!(resolve));
    const message = new Promise((resolve) => listen.onSocketMessage!(resolve));
    const closed = new Promise((resolve) => listen.onSocketClose!(resolve));
    connect(wx);
    connect(wx);
    await opened;
    expect(await errMsgOf(wx.sendSocketMessage, { data: 'x' })).toBe('sendSocketMessage:ok');
    expect(await message).toEqual({ data: 'x' });
    expect(await errMsgOf(wx.closeSocket)).toBe('closeSocket:ok');
    expect(await closed).toMatchObject({ code: 1000 });
  });

  it('fails for other protocols and for servers that are not there', async () => {
    const { wx } = startNetwork();
    expect(await errMsgOf(wx.connectSocket, { url: origin })).toBe(
      `connectSocket:fail invalid url "${origin}"`,
    );
    const task = connect(wx, { url: 'ws://127.0.0.1:1' });
    const [error, close] = await Promise.all([once(task, 'Error'), once(task, 'Close')]);
    expect(error).toHaveProperty('errMsg');
    expect(close).toMatchObject({ code: 1006 });
  });
});
