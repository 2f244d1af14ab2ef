import { act } from 'react';
import { homeCalls } from '@/contract/home/calls';
import type { InterestTagPop } from '@/contract/home/schema';
import { TagStatus } from '@/contract/home/values';
import { interestTagsPopup } from '@/features/home/interest-tags/entry';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openPopup } from '../popups/open-popup';

const pop = (id: number, outterTitle: string): InterestTagPop => ({
  id,
  outterTitle,
  subtitle: '选几个吧',
  olParentInterestTagPopGroupSaveDtos: [
    {
      id: 10,
      title: '兴趣',
      maxChosedNum: 2,
      olParentInterestTagPopGroupDetailSaveDtos: ['画画', '音乐', '积木'].map((tagName, index) => ({
        tagId: id * 10 + index,
        tagName,
        status: TagStatus.notSelected,
      })),
    },
  ],
});

const open = (api = new FakeApi().on(homeCalls.saveInterestTagPops, null)) =>
  openPopup(interestTagsPopup, {
    user: TEST_USER,
    student: OFFICIAL,
    api: api.on(homeCalls.listInterestTagPops, [pop(1, '孩子喜欢什么'), pop(2, '孩子擅长什么')]),
  });

const isDisabled = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true';

describe('the interest tags', () => {
  it('count on the button while they are chosen', async () => {
    const { tap, hasText, byText } = await open();
    expect(isDisabled(byText('我选好了（已选0个）').closest('.button') as HTMLElement)).toBe(false);
    await tap('画画');
    expect(hasText('我选好了（已选1个）')).toBe(true);
    expect(byText('画画').getAttribute('aria-checked')).toBe('true');
  });

  it('of a full group are disabled, and the notice says why', async () => {
    const { tap, hasText, byText } = await open();
    await tap('画画');
    expect(hasText('最多可选2个')).toBe(false);
    await tap('音乐');
    expect([hasText('最多可选2个'), isDisabled(byText('积木')), isDisabled(byText('画画'))]).toEqual([
      true,
      true,
      false,
    ]);
    await tap('积木');
    expect(hasText('我选好了（已选2个）')).toBe(true);
  });

  it('are saved, and the next ones come', async () => {
    const { tap, hasText, advance, api, toasts, shown } = await open();
    await tap('画画');
    await tap('我选好了（已选1个）');
    await advance(200);
    await advance(0);
    expect(api.requests(homeCalls.saveInterestTagPops)).toHaveLength(1);
    expect([toasts, shown('interestTags.1'), hasText('孩子擅长什么')]).toEqual([['已为您保存'], 1, true]);
    expect(hasText('我选好了（已选0个）')).toBe(true);
  });

  it('stay when they cannot be saved', async () => {
    const api = new FakeApi().onFailure(homeCalls.saveInterestTagPops, { kind: 'network' });
    const { tap, hasText, toasts, isOpen } = await open(api);
    await tap('画画');
    await tap('我选好了（已选1个）');
    expect([isOpen(), hasText('我选好了（已选1个）'), toasts.length]).toEqual([true, true, 1]);
  });

  it('are closed by the cross, without saving', async () => {
    const { tap, byClass, api, isOpen } = await open();
    await tap('画画');
    await tap(byClass('interest-tags__close'));
    expect([isOpen(), api.requests(homeCalls.saveInterestTagPops)]).toEqual([false, []]);
  });

  it('are not closed by a tap beside them, but by the back button', async () => {
    const { tap, byClass, isOpen, platform, settle } = await open();
    await tap(byClass('overlay__mask'));
    expect(isOpen()).toBe(true);
    await act(async () => void platform.pressBack());
    await settle();
    expect(isOpen()).toBe(false);
  });
});
