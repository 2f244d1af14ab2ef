import { HostedFeedback } from '@/services/feedback/hosted';
import { FakeTime } from '../../support/fakes/fake-time';

describe('feedback', () => {
  it('shows a toast for two seconds, a long one longer, the last one wins', () => {
    const time = new FakeTime();
    const feedback = new HostedFeedback(time);
    feedback.toast('一');
    time.advance(1500);
    feedback.toast('二');
    time.advance(1500);
    expect(feedback.toastText).toBe('二');
    time.advance(500);
    expect(feedback.toastText).toBe('');
    feedback.toast('长'.repeat(50));
    time.advance(3999);
    expect(feedback.toastText).not.toBe('');
  });

  it('shows questions one after the other and hands the answers to their askers', async () => {
    const feedback = new HostedFeedback(new FakeTime());
    const first = feedback.confirm({ content: '一' });
    const second = feedback.confirm({ content: '二', confirmText: '好', cancelText: null });
    expect(feedback.confirms[0]).toMatchObject({ content: '一', confirmText: '确定', cancelText: '取消' });
    feedback.confirms[0]?.answer(true);
    expect(await first).toBe(true);
    expect(feedback.confirms[0]).toMatchObject({ content: '二', confirmText: '好', cancelText: undefined });
    feedback.confirms[0]?.answer(false);
    expect(await second).toBe(false);
    expect(feedback.confirms).toEqual([]);
  });

  it('returns which item of a sheet was chosen', async () => {
    const feedback = new HostedFeedback(new FakeTime());
    const chosen = feedback.sheet(['a', 'b']);
    feedback.sheets[0]?.answer(1);
    expect(await chosen).toBe(1);
  });

  it('says that it is loading until it is set otherwise', () => {
    const feedback = new HostedFeedback(new FakeTime());
    feedback.loading();
    expect(feedback.loadingText).toBe('加载中…');
    feedback.hideLoading();
    expect(feedback.loadingText).toBe('');
  });
});
