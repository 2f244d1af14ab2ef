import { act } from 'react';
import { clear, swipe } from '../../components/support';
import { draw, pictureOf } from './support';

afterEach(clear);

const weeks = pictureOf([
  { label: '第一周', value: 60, before: 50 },
  { label: '第二周', before: 40 },
  { label: '第三周', value: 80 },
]);

const tapAt = (surface: HTMLElement, clientX: number): void => {
  act(() => void surface.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY: 50 })));
};

describe.each(['line', 'bars'] as const)('a picture of %s', (kind) => {
  test('says at a tap what the nearest point is, and was before', async () => {
    const { surface, bubble } = await draw({ ...weeks, kind });
    tapAt(surface, 12);
    expect(bubble()).toEqual(['第一周', '近30天：60%', '之前30天：50%']);
    tapAt(surface, 190);
    expect(bubble()).toEqual(['第三周', '近30天：80%']);
  });

  test('says that nothing is known, which is not 0', async () => {
    const { surface, bubble } = await draw({ ...weeks, kind });
    tapAt(surface, 100);
    expect(bubble()).toEqual(['第二周', '近30天：还没有记录', '之前30天：40%']);
  });

  test('reads on while a touch moves along it', async () => {
    const { surface, bubble } = await draw({ ...weeks, kind });
    swipe(surface, [
      [10, 50],
      [40, 52],
      [195, 55],
    ]);
    expect(bubble()[0]).toBe('第三周');
  });

  test('reads the same by the keyboard, and closes with Escape', async () => {
    const { surface, bubble, press } = await draw({ ...weeks, kind });
    press('ArrowRight');
    expect(bubble()[0]).toBe('第一周');
    press('End');
    expect(surface.getAttribute('aria-valuetext')).toBe('第三周，近30天：80%');
    press('ArrowLeft');
    expect(bubble()[0]).toBe('第二周');
    press('Escape');
    expect(bubble()).toEqual([]);
  });
});
