import { shownNameOf } from '@/contract/growth/shown-name';

test.each([
  ['李乐天', '小天'],
  ['豆豆', '小豆'],
  // 小天 is the given name: it is not shown.
  ['王小天', '天天'],
  ['小天天', '小朋友'],
  ['天', '小朋友'],
  ['Tom', '小朋友'],
  ['', '小朋友'],
])('the child %s is shown to others as %s', (name, shown) => {
  expect(shownNameOf(name)).toBe(shown);
});
