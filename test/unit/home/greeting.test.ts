import { dayPart, greetingText } from '@/pages/home/home/greeting';

describe('the greeting of the home page', () => {
  test.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock it is %s', (hour, part) => {
    expect(dayPart(hour)).toBe(part);
  });

  test('calls the parent by the name of the child', () => {
    expect(greetingText('豆豆', 9)).toBe('早上好，豆豆家长');
    expect(greetingText(' 豆豆 ', 12)).toBe('下午好，豆豆家长');
    expect(greetingText('豆豆', 20)).toBe('晚上好，豆豆家长');
  });

  test.each([undefined, '', '  '])('greets every parent alike when there is no name (%p)', (name) => {
    expect(greetingText(name, 9)).toBe('亲爱的家长，您好');
  });
});
