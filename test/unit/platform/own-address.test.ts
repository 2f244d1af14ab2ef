import { takeOwnAddress } from '@/platform/web/own-address';

/** The arguments of `replaceState` for this address. */
function opened(href: string): readonly unknown[] {
  const { pathname, search, hash } = new URL(href, 'https://app.example');
  const replaced: unknown[] = [];
  takeOwnAddress({
    location: { pathname, search, hash },
    history: { state: { idx: 0 }, replaceState: (...given) => void replaced.push(given) },
  });
  return replaced;
}

describe('the address under which a page was opened', () => {
  it.each([
    ['/growUp', '/growUp/studyPlan'],
    ['/index/growUp?a=1', '/growUp/studyPlan?a=1'],
    ['/homework', '/homework/list'],
    ['/homework/?tab=done#top', '/homework/list?tab=done#top'],
    ['/report', '/growUp/growReportList'],
  ])('%s becomes that of its page, with all that it carries', (href, own) => {
    expect(opened(href)).toEqual([[{ idx: 0 }, '', own]]);
  });

  it.each(['/', '/index', '/index/parentsCenter', '/growUp/situation?key=2', '/homework/list', '/nowhere'])(
    '%s stays as it is',
    (href) => {
      expect(opened(href)).toEqual([]);
    },
  );
});
