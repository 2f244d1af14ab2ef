import {
  decodeQuery,
  encodeQuery,
  innerPath,
  parseQuery,
  routeOfPath,
  webUrl,
  withQuery,
  withoutQuery,
} from '@/services/router/paths';

describe('a path', () => {
  it.each([
    ['/index', 'index'],
    ['/', 'index'],
    ['', 'index'],
    ['/index/parentsCenter?x=1', 'parentsCenter'],
    ['parentsCenter/', 'parentsCenter'],
    ['/pages/account/login/index?from=%2F', 'login'],
    ['/login#top', 'login'],
    ['/homework?tab=todo', 'homeworkList'],
    ['/nothing', undefined],
    ['/INDEX', undefined],
  ])('%s belongs to the route %s', (path, name) => {
    expect(routeOfPath(path)).toBe(name);
  });
});

describe('a query', () => {
  it('is encoded when it is written and decoded when it is read, whatever is in it', () => {
    const query = { from: '/option?a=1&b=2', name: '豌豆 & 100%', empty: '' };
    expect(parseQuery(`/x${encodeQuery(query)}`)).toEqual(query);
  });

  it('leaves out what is undefined', () => {
    expect(encodeQuery({ a: undefined })).toBe('');
    expect(encodeQuery({ a: undefined, b: '1' })).toBe('?b=1');
  });

  it('loses the parameters of Taro, takes the first of repeated ones and survives a lone percent sign', () => {
    expect(decodeQuery({ stamp: 'AA', $taroTimestamp: 1, id: ['1', '2'], rate: '100%' })).toEqual({
      id: '1',
      rate: '100%',
    });
  });

  it('belongs to the address and not to its fragment', () => {
    expect(withQuery('https://a.example/x#top', { t: '1' })).toBe('https://a.example/x?t=1#top');
    expect(withQuery('https://a.example/x?a=1', { t: '1' })).toBe('https://a.example/x?a=1&t=1');
    expect(withoutQuery('https://a.example/x?code=1&a=2&state=3#top', ['code', 'state'])).toBe(
      'https://a.example/x?a=2#top',
    );
    expect(withoutQuery('https://a.example/x?code=1', ['code'])).toBe('https://a.example/x');
  });

  it('makes an inner path with its route', () => {
    expect(innerPath('downloadApp', { type: '2', enter: '61' })).toBe('/downloadApp?type=2&enter=61');
  });
});

describe('a web address', () => {
  it.each(['https://a.example/x?y#z', 'http://a.example:8080', ' HTTPS://A.example '])('is %s', (text) => {
    expect(webUrl(text)?.host).toMatch(/^a\.example/);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    '/inner',
    'https://',
    'https://a.example@evil.example',
    'https://a b',
    '',
  ])('is not %s', (text) => {
    expect(webUrl(text)).toBeUndefined();
  });
});
