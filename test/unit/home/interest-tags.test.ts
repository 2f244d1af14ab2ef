import { homeCalls } from '@/contract/home/calls';
import type { InterestTagPop } from '@/contract/home/schema';
import { SlotPlatform, TagStatus } from '@/contract/home/values';
import { Runtime } from '@/contract/host';
import { ok } from '@/contract/errors';
import { interestTagsPopup } from '@/features/home/interest-tags/entry';
import { InterestTagsStore } from '@/features/home/interest-tags/interest-tags-store';
import { tagPop, type InterestTagGroup, type TagPop } from '@/features/home/interest-tags/tag-pop';
import { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, OFFICIAL, TEST_USER, UNOFFICIAL } from '../../support/fakes/fake-app';

type WireTag =
  InterestTagPop['olParentInterestTagPopGroupSaveDtos'][number]['olParentInterestTagPopGroupDetailSaveDtos'][number];

const { selected, notSelected } = TagStatus;

const wireTag = (tagId: number, status: WireTag['status'] = notSelected): WireTag => ({
  tagId,
  tagName: `标签 ${tagId}`,
  status,
});

const wirePop = (id: number, tags: WireTag[], maxChosedNum = 2): InterestTagPop => ({
  id,
  outterTitle: '孩子喜欢什么',
  subtitle: '可多选',
  olParentInterestTagPopGroupSaveDtos: [
    { id: 10, title: '兴趣', maxChosedNum, olParentInterestTagPopGroupDetailSaveDtos: tags },
  ],
});

const read = (wire: InterestTagPop): TagPop => {
  const pop = tagPop(wire);
  if (!pop) throw new Error('nothing to choose from');
  return pop;
};

const firstGroup = ({ groups: [group] }: TagPop): InterestTagGroup => {
  if (!group) throw new Error('no group');
  return group;
};

describe('when interest tags are due', () => {
  const listing = (...pops: InterestTagPop[]) => new FakeApi().on(homeCalls.listInterestTagPops, pops);
  const keys = async (options: Parameters<typeof fakeApp>[0]): Promise<string[]> => {
    const { app } = await fakeApp(options);
    return (await interestTagsPopup.due(app)).map(({ key }) => key);
  };

  it('one after another, each counted for itself and twice at most', async () => {
    const api = listing(wirePop(7, [wireTag(1)]), wirePop(8, [wireTag(2)]));
    expect(await keys({ api, user: TEST_USER, student: OFFICIAL })).toEqual([
      'interestTags.7',
      'interestTags.8',
    ]);
    expect(interestTagsPopup.limit).toBe(2);
  });

  it('sends where the app runs', async () => {
    const api = listing();
    await keys({ api, user: TEST_USER, student: UNOFFICIAL, platform: { runtime: Runtime.androidApp } });
    expect(api.requests(homeCalls.listInterestTagPops)).toEqual([{ platformType: SlotPlatform.android }]);
  });

  it('never for a tourist, without a request', async () => {
    const api = listing(wirePop(7, [wireTag(1)]));
    expect(await keys({ api })).toEqual([]);
    expect(api.sent).toEqual([]);
  });

  it('not when there is nothing to choose from, or no answer', async () => {
    expect(await keys({ api: listing(wirePop(7, [])), user: TEST_USER, student: OFFICIAL })).toEqual([]);
    const api = new FakeApi().onFailure(homeCalls.listInterestTagPops, { kind: 'network' });
    expect(await keys({ api, user: TEST_USER, student: OFFICIAL })).toEqual([]);
  });
});

describe('the tags of a popup', () => {
  it('are named by tagId, or by id where that is missing', () => {
    const pop = read(wirePop(7, [wireTag(1), { id: 2, tagName: '乙', status: notSelected }]));
    expect(firstGroup(pop).tags.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are left out when they have neither', () => {
    const pop = read(wirePop(7, [wireTag(1), { tagName: '乙', status: notSelected }]));
    expect(firstGroup(pop).tags.map(({ id }) => id)).toEqual([1]);
  });

  it('that were chosen before are chosen, and never more than the group allows', () => {
    const pop = read(wirePop(7, [wireTag(1, selected), wireTag(2, selected), wireTag(3, selected)]));
    expect(firstGroup(pop).chosen).toEqual([1, 2]);
  });
});

describe('choosing', () => {
  const open = async (wire: InterestTagPop, api = new FakeApi()) => {
    const fake = await fakeApp({ api, user: TEST_USER, student: OFFICIAL });
    const pop = read(wire);
    const closed: boolean[] = [];
    const store = new InterestTagsStore(fake.app, pop, (acted) => closed.push(acted));
    return { ...fake, store, group: firstGroup(pop), closed };
  };
  const three = wirePop(7, [wireTag(1), wireTag(2), wireTag(3)]);

  it('counts what is chosen', async () => {
    const { store, group } = await open(three);
    expect(store.count).toBe(0);
    store.toggle(group, 1);
    store.toggle(group, 2);
    expect(store.count).toBe(2);
    store.toggle(group, 1);
    expect([store.count, store.isChosen(group, 1), store.isChosen(group, 2)]).toEqual([1, false, true]);
  });

  it('stops at what the group allows', async () => {
    const { store, group } = await open(three);
    [1, 2, 3].forEach((id) => store.toggle(group, id));
    expect([store.isFull(group), store.count, store.isChosen(group, 3)]).toEqual([true, 2, false]);
    store.toggle(group, 2);
    store.toggle(group, 3);
    expect([store.isChosen(group, 2), store.isChosen(group, 3)]).toEqual([false, true]);
  });

  it('saves every tag with what it is now, under the names of the wire, and closes', async () => {
    const api = new FakeApi().on(homeCalls.saveInterestTagPops, null);
    const { store, group, closed } = await open(wirePop(7, [wireTag(1, selected), wireTag(2)]), api);
    store.toggle(group, 1);
    store.toggle(group, 2);
    await store.save();
    expect(api.requests(homeCalls.saveInterestTagPops)).toEqual([
      {
        interestTagPopListSaveReqDtos: [
          {
            popId: 7,
            saveGroupReqDtos: [
              {
                groupId: 10,
                tagReqDtos: [
                  { tagid: 1, status: notSelected },
                  { tagid: 2, status: selected },
                ],
              },
            ],
          },
        ],
      },
    ]);
    expect(closed).toEqual([true]);
  });

  it('of nothing is saved as well, and closes the popup', async () => {
    const { store, api, closed } = await open(three, new FakeApi().on(homeCalls.saveInterestTagPops, null));
    await store.save();
    expect([store.count, api.requests(homeCalls.saveInterestTagPops).length, closed]).toEqual([0, 1, [true]]);
  });

  it('is kept when it cannot be saved, with a message', async () => {
    const api = new FakeApi().onRefusal(homeCalls.saveInterestTagPops, '10000005', '请稍后再试');
    const { store, group, closed, toasts } = await open(three, api);
    store.toggle(group, 3);
    await store.save();
    expect([closed, toasts, store.isSaving, store.isChosen(group, 3)]).toEqual([
      [],
      ['请稍后再试'],
      false,
      true,
    ]);
  });

  it('is sent once, however often the button is tapped, and cannot change meanwhile', async () => {
    const api = new FakeApi();
    const answer = api.onHold(homeCalls.saveInterestTagPops);
    const { store, group, closed } = await open(three, api);
    store.toggle(group, 1);
    const saved = store.save();
    void store.save();
    store.toggle(group, 2);
    expect(store.count).toBe(1);
    answer(ok(null));
    await saved;
    expect(api.requests(homeCalls.saveInterestTagPops)).toHaveLength(1);
    expect(closed).toEqual([true]);
  });

  it('that is saved after the parent left does not close the next one', async () => {
    const api = new FakeApi();
    const answer = api.onHold(homeCalls.saveInterestTagPops);
    const { store, group, closed } = await open(three, api);
    store.toggle(group, 1);
    const saved = store.save();
    store.leave();
    answer(ok(null));
    await saved;
    expect(closed).toEqual([false]);
  });
});
