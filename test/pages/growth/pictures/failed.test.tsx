import { PictureView } from '@/features/growth/pictures';
import { clear, render, settle } from '../../components/support';
import { pictureOf } from './support';

jest.mock('@/features/growth/pictures/drawn/Drawn', () => {
  throw new Error('Loading chunk failed');
});

afterEach(clear);

const weeks = pictureOf([
  { label: '第一周', value: 60 },
  { label: '第二周', value: 80 },
]);

describe('a picture', () => {
  test('has its height before it is drawn', async () => {
    const { get } = render(<PictureView picture={weeks} title="正确率" />);
    expect(get('picture-view').style.getPropertyValue('--height')).toBe(get('skeleton').style.height);
    await settle();
  });

  test('is its table where what draws cannot be loaded', async () => {
    const { box } = render(<PictureView picture={weeks} title="正确率" />);
    await settle();
    expect([...box.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      '第一周60%',
      '第二周80%',
    ]);
  });
});
