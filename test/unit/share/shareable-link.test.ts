import { shareableLink } from '@/services/share/shareable-link';

const ORIGIN = 'https://app.example';

describe('a shared link', () => {
  test.each([
    ['/index?token=T', '/index'],
    ['/index?a=1&bizToken=T&b=2', '/index?a=1&b=2'],
    ['/index?CODE=T&state=x#top', '/index#top'],
    ['/index?%74oken=T', '/index'],
    ['/index#token=T', '/index'],
    ['/index#/page?token=T&a=1', '/index#/page?a=1'],
    ['/index?a=1;token=T', '/index?a='],
    ['/login?from=%2Findex%3Ftoken%3DT%26a%3D1', '/login?from=%2Findex%3Fa%3D1'],
    ['/index?scene=token%3DT%26a%3D1', '/index?scene=a%3D1'],
    ['/index?from=%252Findex%253Ftoken%253DT', '/index'],
    ['/index?phone=13800000001', '/index'],
  ])('%s leaves as %s', (link, shown) => {
    expect(shareableLink(ORIGIN + link)).toBe(ORIGIN + shown);
  });

  test.each([
    '/index?q=50%',
    '/a?b=c+d&e=%E4%B8%AD',
    '/index?x=ab/cd==',
    '/index?barcode=1&tokens=2',
    '/a?flag',
  ])('%s leaves as it is', (link) => expect(shareableLink(ORIGIN + link)).toBe(ORIGIN + link));

  test.each(['javascript:alert(1)', 'ftp://a.example', 'https://me@a.example/', '/index', ''])(
    'is never %s',
    (link) => expect(shareableLink(link)).toBeUndefined(),
  );
});
