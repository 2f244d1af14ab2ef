import { feedbackMethods } from '../logic/wx/ui/feedback';
import { outcome, testContext } from './support/logic-context';
import { until } from './support/until';

const start = () => {
  const { context, sent } = testContext();
  const panel = () =>
    sent.map(({ method, params }) => `${method} ${(params as { title?: string } | null)?.title ?? '-'}`);
  return { wx: feedbackMethods(context), panel };
};

test('what is hidden right after it is shown does not come back', async () => {
  const { wx, panel } = start();
  void outcome(wx, 'showToast', { title: 'a' });
  await outcome(wx, 'hideToast');
  expect(panel()).toEqual(['ui.toast a', 'ui.toast -']);
});

test('a toast takes the place of the loading sign, and hideLoading hides it', async () => {
  const { wx, panel } = start();
  await outcome(wx, 'showLoading', { title: 'a' });
  await outcome(wx, 'showToast', { title: 'b' });
  await outcome(wx, 'hideLoading');
  expect(panel()).toEqual(['ui.loading a', 'ui.loading -', 'ui.toast b', 'ui.toast -']);
});

test('noConflict keeps the other', async () => {
  const { wx, panel } = start();
  await outcome(wx, 'showLoading', { title: 'a' });
  await outcome(wx, 'hideToast', { noConflict: true });
  expect(panel()).toEqual(['ui.loading a']);
});

test('a toast disappears by itself', async () => {
  const { wx, panel } = start();
  await outcome(wx, 'showToast', { title: 'a', duration: 1 });
  await until(async () => panel().length > 1);
  expect(panel()).toEqual(['ui.toast a', 'ui.toast -']);
});
