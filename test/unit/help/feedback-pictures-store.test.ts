import { fail, ok } from '@/contract/errors';
import { PicturesStore, previewOf } from '@/pages/help/feedback/pictures-store';
import { FakeFiles, picture } from './fake-files';

function open() {
  const files = new FakeFiles();
  const toasts: string[] = [];
  const store = new PicturesStore({ files, feedback: { toast: (text) => void toasts.push(text) } });
  const states = () => store.items.map(({ file, status }) => `${file.path} ${status}`);
  return { files, toasts, store, states };
}

describe('the pictures of a feedback', () => {
  it('are uploaded one by one as soon as they are chosen', async () => {
    const { files, store, states } = open();
    files.chooses('a', 'b');
    await store.add();
    expect(states()).toEqual(['blob:a done', 'blob:b done']);
    expect(store.urls).toEqual([
      'https://app.example/files/uploads/a.jpg',
      'https://app.example/files/uploads/b.jpg',
    ]);
  });

  it('are six at most: the chooser gets how many are left, and a host that gives more is cut short', async () => {
    const { files, store } = open();
    files.chooses('a', 'b', 'c', 'd');
    await store.add();
    files.chooses('e', 'f', 'g', 'h');
    await store.add();
    await store.add();
    expect(files.asked).toEqual([
      { kind: 'image', count: 6 },
      { kind: 'image', count: 2 },
    ]);
    expect(store.items.map(({ file }) => file.path).join(' ')).toBe(
      'blob:a blob:b blob:c blob:d blob:e blob:f',
    );
  });

  it('open the chooser once, however often it is asked for', async () => {
    const { files, store } = open();
    await Promise.all([store.add(), store.add()]);
    expect(files.asked).toHaveLength(1);
  });

  it('say nothing when nothing was chosen, and why when choosing failed', async () => {
    const { files, toasts, store } = open();
    await store.add();
    expect(toasts).toEqual([]);
    files.choice = fail({ kind: 'unsupported', ability: 'ChooseFile' });
    await store.add();
    expect(toasts).toEqual(['当前环境不支持该功能']);
    expect(store.items).toEqual([]);
  });

  it('fail each for itself, and are tried again alone', async () => {
    const { files, toasts, store, states } = open();
    files.chooses('a', 'b').failsAt('b');
    await store.add();
    expect(states()).toEqual(['blob:a done', 'blob:b failed']);
    expect([store.hasFailed, toasts]).toEqual([true, ['网络异常']]);
    files.recovers();
    await store.retry(2);
    expect(states()).toEqual(['blob:a done', 'blob:b done']);
    expect(files.uploaded).toEqual(['blob:a', 'blob:b', 'blob:b']);
  });

  it('that are there already are not uploaded again', async () => {
    const { files, store } = open();
    files.chooses('a');
    await store.add();
    await store.retry(1);
    expect(files.uploaded).toEqual(['blob:a']);
  });

  it('are done only with a web address', async () => {
    const { files, store, states } = open();
    files.chooses('a');
    for (const url of ['javascript:alert(1)', 'file:///sdcard/a.jpg', '']) {
      files.upload = () => Promise.resolve(ok([url]));
      store.clear();
      await store.add();
      expect(states()).toEqual(['blob:a failed']);
    }
  });

  it('that are removed while they are uploaded stay away, without a word', async () => {
    const { files, toasts, store } = open();
    files.chooses('a').failsAt('a');
    const release = files.holds('a');
    const adding = store.add();
    await Promise.resolve();
    await Promise.resolve();
    expect(store.isUploading).toBe(true);
    store.remove(1);
    release();
    await adding;
    expect([store.items, toasts, store.isUploading]).toEqual([[], [], false]);
  });
});

describe('the preview', () => {
  it('is the file itself where the page can show it, else the uploaded picture, else nothing', () => {
    const url = 'https://app.example/files/uploads/a.jpg';
    expect(previewOf({ file: picture('a'), url })).toBe('blob:a');
    const ofApp = { path: '/storage/emulated/0/a.jpg', name: 'a.jpg', size: 0 };
    expect(previewOf({ file: ofApp, url })).toBe(url);
    expect(previewOf({ file: ofApp, url: '' })).toBeUndefined();
  });
});
