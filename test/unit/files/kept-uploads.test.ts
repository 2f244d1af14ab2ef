import { TEST_USER } from '../../support/fakes/fake-app';
import { FakeParts, FakeShelf, settled } from '../../support/fakes/fake-device-files';
import { MIB, openPhone } from './phone';

const DAY = 24 * 60 * 60_000;

describe('over a restart', () => {
  test('a file goes on where it was, and is shown by its own bytes', async () => {
    const sender = new FakeParts();
    const before = await openPhone(undefined, { sender });
    const file = await before.add('a');
    await sender.part('a');
    sender.open.forEach((sending) => (sending.isStopped = true));
    const { files } = await openPhone(before.shelf, { sender });
    expect(files.find(file.id)).toMatchObject({ state: 'sending', preview: 'blob:app/1' });
    expect(sender.open[0]?.place).toBe('https://app.example/v1/file/parts/1');
    await sender.whole('a');
    expect(files.resolved(file).url).toBe('https://files.example/1');
    expect(sender.places.size).toBe(1);
  });

  test('bytes that are with the server are not kept any longer, their address is', async () => {
    const { shelf, add, sender } = await openPhone();
    const file = await add('a');
    expect(shelf.blobs.size).toBe(1);
    await sender.whole('a');
    expect(shelf.blobs.size).toBe(0);
    const { files } = await openPhone(shelf);
    expect(files.find(file.id)).toMatchObject({ state: 'done', preview: 'https://files.example/1' });
  });

  test('what is older than 14 days is forgotten', async () => {
    const { shelf, add, time } = await openPhone();
    const file = await add('a');
    const facts = shelf.kept.get(file.id);
    if (facts) shelf.kept.set(file.id, { ...facts, keptAt: time.now() - 15 * DAY });
    const { files } = await openPhone(shelf);
    expect(files.find(file.id)).toBeUndefined();
    expect(shelf.kept.size + shelf.blobs.size).toBe(0);
  });

  test('another page of the browser that was faster is believed', async () => {
    const { shelf, files, add, platform } = await openPhone();
    platform.setOnline(false);
    const [there, away] = [await add('a'), await add('b')];
    const facts = shelf.kept.get(there.id);
    if (facts) shelf.kept.set(there.id, { ...facts, url: 'https://files.example/9' });
    shelf.kept.delete(away.id);
    platform.setOnline(true);
    await settled();
    expect(files.find(there.id)).toMatchObject({ state: 'done', url: 'https://files.example/9' });
    expect(files.find(away.id)).toBeUndefined();
  });
});

describe('a device that keeps nothing', () => {
  test('says so once the file is added, and sends it all the same', async () => {
    const shelf = new FakeShelf();
    shelf.isForbidden = true;
    const { files, add, sender, toasts } = await openPhone(shelf);
    const file = await add('a');
    expect(toasts).toEqual(['这台设备存不下更多文件，传完之前请不要关闭页面']);
    await sender.whole('a');
    expect(files.find(file.id)?.state).toBe('done');
  });

  test('is not filled beyond 400 MiB', async () => {
    const shelf = new FakeShelf();
    const facts = {
      owner: 42,
      kind: 'film',
      name: '',
      seconds: 0,
      place: '',
      url: '',
    } as const;
    const { add, toasts, time } = await openPhone(shelf);
    shelf.kept.set('x', { ...facts, id: 'x', keptAt: time.now(), size: 399 * MIB });
    await add('a');
    expect(toasts).toEqual(['这台设备存不下更多文件，传完之前请不要关闭页面']);
    expect(shelf.kept.size).toBe(1);
  });
});

describe('another parent', () => {
  const OTHER = { ...TEST_USER, userId: 7, token: 'token-7' };

  test('sees and sends nothing of the one before, whose files wait', async () => {
    const { app, files, add, sender, device } = await openPhone();
    const file = await add('a');
    await sender.part('a');
    app.session.clear();
    app.session.setUser(OTHER);
    await settled();
    expect(files.find(file.id)).toBeUndefined();
    expect(files.resolved(file).url).toBe('');
    await expect(files.bytesOf(file.id)).resolves.toBeUndefined();
    expect(sender.open).toEqual([]);
    expect(device.lentOut.size).toBe(0);
    app.session.clear();
    app.session.setUser(TEST_USER);
    await settled();
    expect(files.find(file.id)).toMatchObject({ state: 'sending', preview: 'blob:app/2' });
    expect(sender.open[0]?.headers).toMatchObject({ token: TEST_USER.token });
    await sender.whole('a');
    expect(files.find(file.id)?.state).toBe('done');
  });

  test('a token that the server does not know any more ends the session, and the file waits for its parent', async () => {
    const { app, files, add, sender } = await openPhone();
    const file = await add('a');
    await sender.fails('a', { kind: 'auth', code: '1000010', message: '' });
    await settled();
    expect(app.session.isLoggedIn).toBe(false);
    expect(sender.open).toEqual([]);
    app.session.setUser({ ...TEST_USER, token: 'token-2' });
    await settled();
    expect(sender.open[0]?.headers).toMatchObject({ token: 'token-2' });
    await sender.whole('a');
    expect(files.find(file.id)?.state).toBe('done');
  });
});

describe('cancelling', () => {
  test('ends the sending, forgets the bytes and informs the server', async () => {
    const { files, add, sender, shelf, device } = await openPhone();
    const file = await add('a');
    await sender.part('a');
    const isSettled = files.settled([file.id]);
    files.cancel(file.id);
    await settled();
    expect(files.find(file.id)).toBeUndefined();
    expect(sender.open).toEqual([]);
    expect(sender.dropped).toEqual(['https://app.example/v1/file/parts/1']);
    expect(shelf.kept.size + shelf.blobs.size + device.lentOut.size).toBe(0);
    await expect(isSettled).resolves.toBe(false);
  });

  test('lets the next one go', async () => {
    const { files, add, sender } = await openPhone();
    const [a] = [await add('a'), await add('b'), await add('c')];
    files.cancel(a.id);
    await settled();
    expect(sender.names).toEqual(['b', 'c']);
  });
});

test('a file of another device cannot be waited for', async () => {
  const { files } = await openPhone();
  await expect(files.settled(['elsewhere'])).resolves.toBe(false);
  await expect(files.settled([])).resolves.toBe(true);
});
