import { Fragment } from 'react';
import { PopupCard } from '@/features/popups/parts/PopupCard';
import { popup, type PopupProps } from '@/features/popups/types';
import { TEST_USER } from '../../support/fakes/fake-app';
import { openPopup } from './open-popup';

const Greeting = ({ data, open, onClose }: PopupProps<string>) => (
  <PopupCard
    open={open}
    title={data}
    picture={<Fragment />}
    action={{ text: '好', onPress: () => onClose(true) }}
    onLeave={() => onClose(false)}
  />
);

const greetings = popup<string>({
  id: 'activity',
  limit: 1,
  due: () => Promise.resolve(['早', '午', '晚'].map((data) => ({ data, key: data }))),
  load: () => Promise.resolve(Greeting),
});

test('tapping each cross as soon as it is there closes every popup, and none comes back', async () => {
  const { advance, allByClass, byClass, tap, shown, hasText } = await openPopup(greetings, {
    user: TEST_USER,
  });
  for (const title of ['早', '午', '晚']) {
    expect(byClass('popup-card__title').textContent).toBe(title);
    await tap(byClass('popup-card__close'));
    expect([shown(title), allByClass('overlay--leaving').length]).toEqual([1, 1]);
    await advance(200);
  }
  expect(hasText('晚')).toBe(false);
  expect(allByClass('overlay')).toEqual([]);
});

test('a second tap on the cross of what is leaving does nothing to what comes', async () => {
  const { advance, byClass, isOpen, tap, shown, tracker } = await openPopup(greetings, { user: TEST_USER });
  const cross = byClass('popup-card__close');
  await tap(cross);
  await tap(cross);
  await advance(200);
  expect([byClass('popup-card__title').textContent, isOpen(), shown('午')]).toEqual(['午', true, 0]);
  expect(tracker.payloads('popup_close')).toHaveLength(1);
});
