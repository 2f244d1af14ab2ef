import { helpCalls } from '@/contract/help/calls';
import { HELP_KEYWORD_MAX, HELP_SEARCH_DEBOUNCE_MS } from '@/contract/help/values';
import { HelpListStore } from '@/pages/help/list/store';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp } from '../../support/fakes/fake-app';

const item = { id: 1, categoryId: 2, title: '请假', summary: '…' };

async function open() {
  const api = new FakeApi()
    .on(helpCalls.getHelpCategories, [{ id: 2, name: '上课', count: 1 }])
    .on(helpCalls.getHelpList, [item], 1);
  const fake = await fakeApp({ api });
  const store = new HelpListStore(fake.app);
  await store.load();
  const settle = async () => {
    for (let round = 0; round < 10; round += 1) await Promise.resolve();
  };
  return { ...fake, store, settle, asked: () => api.requests(helpCalls.getHelpList) };
}

describe('the search of the help', () => {
  test('waits until the parent has stopped typing', async () => {
    const { store, time, asked, settle } = await open();
    for (const text of ['请', '请假', '请假 ']) {
      store.setText(text);
      time.advance(HELP_SEARCH_DEBOUNCE_MS - 1);
    }
    expect(asked()).toHaveLength(1);
    time.advance(1);
    await settle();
    expect(asked()[1]).toEqual({ page: 1, limit: 20, keyword: '请假' });
    expect(store.words).toEqual(['请假']);
  });

  test('does not wait for the keyboard’s own key, and asks once', async () => {
    const { store, time, asked } = await open();
    store.setText('请假');
    store.search();
    time.advance(HELP_SEARCH_DEBOUNCE_MS * 2);
    expect(asked()).toHaveLength(2);
  });

  test('is not asked again for the same words', async () => {
    const { store, time, asked } = await open();
    store.setText('请假');
    time.advance(HELP_SEARCH_DEBOUNCE_MS);
    store.setText('请假 ');
    time.advance(HELP_SEARCH_DEBOUNCE_MS);
    expect(asked()).toHaveLength(2);
  });

  test('is within the chosen category, and empty again at once when it is cleared', async () => {
    const { store, asked } = await open();
    store.choose(2);
    store.setText('请假');
    store.search();
    store.clear();
    expect(asked().slice(1)).toEqual([
      { page: 1, limit: 20, categoryId: 2 },
      { page: 1, limit: 20, categoryId: 2, keyword: '请假' },
      { page: 1, limit: 20, categoryId: 2 },
    ]);
  });

  test('is no longer than the server takes', async () => {
    const { store } = await open();
    store.setText('长'.repeat(HELP_KEYWORD_MAX + 5));
    expect(store.text).toHaveLength(HELP_KEYWORD_MAX);
  });

  test('of a screen that is gone is not asked any more', async () => {
    const { store, time, asked } = await open();
    store.setText('请假');
    store.dispose();
    time.advance(HELP_SEARCH_DEBOUNCE_MS);
    expect(asked()).toHaveLength(1);
    expect(time.pending).toBe(0);
  });
});
