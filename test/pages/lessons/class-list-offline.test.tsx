import { act } from 'react';
import { lessonsCalls } from '@/contract/lessons/calls';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import type { FakeApi } from '../../support/fakes/fake-api';
import { backend, lesson, open } from './class-list-fixture';

describe('the class list on a device without a network', () => {
  const NOTE = '网络不可用，显示的是上次的内容';
  const COURSE = { id: '2001' };
  const onDevice = (storage: KeyValueStore, api: FakeApi, query: Record<string, string> = COURSE) =>
    open(api, { query, platform: { storage } });
  const offline = () => backend().onFailure(lessonsCalls.getClassList, { kind: 'network' });

  async function afterOneVisit(): Promise<KeyValueStore> {
    const storage = memoryStorage();
    const screen = await onDevice(storage, backend());
    screen.close();
    return storage;
  }

  test('shows the classes of the last visit, says so, and asks again when the network is back', async () => {
    const api = offline();
    const screen = await onDevice(await afterOneVisit(), api);
    expect([screen.allByClass('lesson-card').length, screen.hasText(NOTE)]).toEqual([2, true]);
    api.on(lessonsCalls.getClassList, [lesson(3)]);
    act(() => screen.platform.setOnline(true));
    await screen.settle();
    expect([screen.hasText('第3讲'), screen.hasText('第1讲'), screen.hasText(NOTE)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('shows none of another course, and none of the past that was not opened before', async () => {
    const storage = await afterOneVisit();
    const other = await onDevice(storage, offline(), { id: '2002' });
    expect([other.allByClass('lesson-card').length, other.hasText(NOTE)]).toEqual([0, false]);
    other.close();
    const screen = await onDevice(storage, offline());
    await screen.tap('已上课');
    expect([screen.allByClass('lesson-card').length, screen.hasText(NOTE)]).toEqual([0, false]);
  });

  test('keeps nothing of a parent who logged out', async () => {
    const storage = await afterOneVisit();
    const screen = await onDevice(storage, offline());
    act(() => screen.app.session.clear());
    expect(storage.get('wandou.kept.classLists')).toBeNull();
  });
});
