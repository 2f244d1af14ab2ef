import { TEST_USER } from '../../support/fakes/fake-app';
import { settled } from '../../support/fakes/fake-device-files';
import { MIB, openPhone } from './phone';

describe('a file of an answer', () => {
  test('is sent in parts, and has its address when the last has arrived', async () => {
    const { files, add, sender } = await openPhone();
    const file = await add('a.jpg');
    expect(file).toMatchObject({ url: '', name: 'a.jpg', bytes: 2.5 * MIB });
    await sender.part('a.jpg');
    expect(files.find(file.id)).toMatchObject({ state: 'sending', sent: MIB, total: 2.5 * MIB, url: '' });
    const isSettled = files.settled([file.id]);
    await sender.whole('a.jpg');
    expect(files.find(file.id)).toMatchObject({ state: 'done', url: 'https://files.example/1' });
    expect(files.resolved(file).url).toBe('https://files.example/1');
    await expect(isSettled).resolves.toBe(true);
  });

  test('is sent by the headers of every other call', async () => {
    const { add, sender } = await openPhone();
    await add('a.jpg');
    expect(sender.headers[0]).toMatchObject({ token: TEST_USER.token });
  });

  test('waits for two others at most', async () => {
    const { add, sender } = await openPhone();
    for (const name of ['a', 'b', 'c', 'd']) await add(name);
    expect(sender.names).toEqual(['a', 'b']);
    await sender.whole('a');
    expect(sender.names).toEqual(['b', 'c']);
  });

  test('that is too large is refused with a message before anything of it is sent', async () => {
    const { files, add, sender } = await openPhone();
    const file = await add('a', 11 * MIB);
    expect(files.find(file.id)).toMatchObject({ state: 'failed', words: '图片不能超过 10MB' });
    expect(sender.open).toEqual([]);
  });

  test('that the app itself uploaded is there already, after a restart too', async () => {
    const { files, shelf, sender } = await openPhone();
    const file = files.addUploaded('picture', 'https://files.example/x', { name: 'x.jpg', bytes: 5 });
    await settled();
    expect(files.find(file.id)).toMatchObject({ state: 'done', preview: 'https://files.example/x' });
    const again = await openPhone(shelf);
    expect(again.files.resolved({ ...file, url: '' }).url).toBe('https://files.example/x');
    expect(sender.open).toEqual([]);
  });
});

describe('after a cut', () => {
  test('a file goes on where it was, and waits longer each time that nothing arrives', async () => {
    const { files, add, sender, time } = await openPhone();
    const file = await add('a');
    await sender.part('a');
    await sender.fails('a', { kind: 'network' });
    expect(files.find(file.id)?.state).toBe('paused');
    time.advance(1000);
    await settled();
    expect(sender.open[0]?.place).toBe('https://app.example/v1/file/parts/1');
    await sender.fails('a', { kind: 'network' });
    time.advance(1999);
    await settled();
    expect(sender.open).toEqual([]);
    time.advance(1);
    await settled();
    await sender.whole('a');
    expect(files.find(file.id)?.state).toBe('done');
    expect(sender.places.size).toBe(1);
  });

  test('a network that comes and goes loses nothing and sends nothing twice', async () => {
    const { files, add, sender, platform } = await openPhone();
    const names = ['a', 'b', 'c'];
    const added = [];
    for (const name of names) added.push(await add(name));
    for (let round = 0; round < 20; round += 1) {
      const [name] = sender.names;
      if (name !== undefined) await sender.part(name);
      platform.setOnline(false);
      const states = added.map(({ id }) => files.find(id)?.state);
      expect(states.every((state) => state === 'paused' || state === 'done')).toBe(true);
      expect(sender.open).toEqual([]);
      platform.setOnline(true);
      await settled();
    }
    expect(added.map(({ id }) => files.find(id)?.state)).toEqual(['done', 'done', 'done']);
    expect(sender.places.size).toBe(3);
    await expect(files.settled(added.map(({ id }) => id))).resolves.toBe(true);
  });

  test('a connection that is silent for half a minute is cut and tried again', async () => {
    const { files, add, sender, time } = await openPhone();
    const file = await add('a');
    await sender.part('a');
    time.advance(30_000);
    expect(files.find(file.id)?.state).toBe('paused');
    time.advance(1000);
    await settled();
    expect(sender.names).toEqual(['a']);
  });

  test('what the server has forgotten restarts', async () => {
    const { add, sender, time, shelf } = await openPhone();
    const file = await add('a');
    await sender.part('a');
    await sender.fails('a', { kind: 'http', status: 410 });
    expect(shelf.kept.get(file.id)?.place).toBe('');
    time.advance(1000);
    await settled();
    expect(sender.open[0]?.place).toBe('');
  });

  test.each([
    { kind: 'http', status: 503 },
    { kind: 'business', code: '10000006', message: '上传过于频繁，请稍后再试' },
    { kind: 'decode', reason: 'the upload answered no address' },
  ] as const)('a server that cannot now is asked again, and says so: $kind', async (error) => {
    const { files, add, sender, time } = await openPhone();
    const file = await add('a');
    await sender.fails('a', error);
    expect(files.find(file.id)).toMatchObject({ state: 'waiting', words: '服务器有点忙，稍后自动重试' });
    time.advance(1000);
    await settled();
    expect(sender.names).toEqual(['a']);
  });

  test('a refusal stays with its words until it is asked for again', async () => {
    const { files, add, sender, time } = await openPhone();
    const file = await add('a');
    const isSettled = files.settled([file.id]);
    await sender.fails('a', { kind: 'business', code: '10000001', message: '图片打不开' });
    expect(files.find(file.id)).toMatchObject({ state: 'failed', words: '图片打不开' });
    await expect(isSettled).resolves.toBe(false);
    time.advance(60_000);
    await settled();
    expect(sender.open).toEqual([]);
    files.retry(file.id);
    await settled();
    await sender.whole('a');
    expect(files.find(file.id)?.state).toBe('done');
  });
});
