import { act } from 'react';
import { oneSound, useOneSound } from '@/features/films/one-sound';
import { Screen, screen } from '@/features/screen';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const Page = screen('syllabus', function Films() {
  const claim = useOneSound();
  return (
    <Screen>
      <video className="one" onPlay={({ currentTarget }) => claim(currentTarget)} />
    </Screen>
  );
});

describe('a page with the browser’s own player', () => {
  test('stops when something else makes a sound, and not by its own', async () => {
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    const opened = await openScreen('syllabus', Page, { user: TEST_USER, student: OFFICIAL });
    const play = () => act(async () => void opened.byClass('one').dispatchEvent(new Event('play')));
    await play();
    await play();
    expect(pause).not.toHaveBeenCalled();
    opened.app.get(oneSound).claim(() => undefined);
    expect(pause).toHaveBeenCalledTimes(1);
    pause.mockRestore();
  });
});
