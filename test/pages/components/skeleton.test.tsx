import { Skeleton } from '@/components/Skeleton';
import { clear, render, type Rendered } from './support';

afterEach(clear);

const heights = ({ all }: Rendered): string[] => all('skeleton').map(({ style }) => style.height);

describe('a skeleton', () => {
  test('is one status, named as it is asked to', () => {
    const status = render(<Skeleton variant="card" parts={[280]} label="作品加载中…" />).get(
      'skeleton-shape',
    );
    expect([status.getAttribute('role'), status.getAttribute('aria-label')]).toEqual([
      'status',
      '作品加载中…',
    ]);
  });

  test('of cards is as tall as they are, in every row', () => {
    const drawn = render(<Skeleton variant="card" parts={[280, { bars: [40], lines: 2 }]} rows={2} />);
    const row = ['2.8rem', '0.4rem', '0.28rem', '0.28rem'];
    expect([drawn.all('skeleton-part').length, heights(drawn)]).toEqual([4, [...row, ...row]]);
  });

  test('of a list has a picture and bars in each of its rows', () => {
    const drawn = render(<Skeleton variant="list" rows={3} picture={[192, 144]} bars={[40, 32]} />);
    expect(drawn.all('skeleton-part')).toHaveLength(3);
    expect(heights(drawn).slice(0, 3)).toEqual(['1.44rem', '0.4rem', '0.32rem']);
  });

  test('spreads the bars over the height of the picture where the content does', () => {
    const drawn = render(
      <Skeleton variant="list" rows={1} picture={[192, 144]} bars={[40]} align="spread" />,
    );
    expect(drawn.get('skeleton-row__bars').style.minHeight).toBe('1.44rem');
  });

  test('of a detail begins with its picture', () => {
    const drawn = render(<Skeleton variant="detail" picture={422} parts={[120]} />);
    expect(heights(drawn)).toEqual(['4.22rem', '1.2rem']);
  });

  test('of a form has its fields, with labels where they have them', () => {
    const fields = [[96, 96], [176]];
    expect(heights(render(<Skeleton variant="form" fields={fields} />))).toEqual([
      '0.96rem',
      '0.96rem',
      '1.76rem',
    ]);
    expect(
      render(<Skeleton variant="form" fields={fields} labels />).all('skeleton-form__label'),
    ).toHaveLength(3);
  });
});
