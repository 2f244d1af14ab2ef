import { innerPathOf } from '@/services/router/inner-link';
import { webUrl } from '@/services/router/web-url';

describe('a web address', () => {
  it.each([
    ['https://Shop.Example/a?b=1#c', 'https://shop.example', 'shop.example', '/a?b=1#c'],
    ['HTTP://shop.example', 'http://shop.example', 'shop.example', ''],
    ['https://shop.example:443/a', 'https://shop.example', 'shop.example', '/a'],
    ['https://shop.example:/a', 'https://shop.example', 'shop.example', '/a'],
    ['https://shop.example:0443/a', 'https://shop.example', 'shop.example', '/a'],
    ['http://shop.example:443/a', 'http://shop.example:443', 'shop.example:443', '/a'],
    ['http://127.0.0.1:8080?x', 'http://127.0.0.1:8080', '127.0.0.1:8080', '?x'],
    ['http://[::1]:8080/', 'http://[::1]:8080', '[::1]:8080', '/'],
    ['  https://shop.example/a  ', 'https://shop.example', 'shop.example', '/a'],
  ])('%s is taken apart as a browser does', (link, origin, host, rest) => {
    expect(webUrl(link)).toEqual({ href: link.trim(), origin, host, rest });
    expect(new URL(link).host).toBe(host);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    'wandou://open',
    '//other.example/x',
    'https:other.example',
    'https:/other.example',
    'https:///other.example',
    'https://',
    'https://user@trusted.example/',
    'https://trusted.example@other.example/',
    'https://trusted.example:secret@other.example/',
    'https://trusted.example\\@other.example/',
    'https://other.example\\.trusted.example/',
    'https://trusted.example/a\\b',
    'https://trusted.example:99999/',
    'https://trusted.example:80x/',
    'https://%74rusted.example/',
    'https://trusted.example/a b',
    'https://trus\tted.example/',
    'https://trusted.example/\u0000',
    'ht\ntps://trusted.example/',
    '',
  ])('%j is invalid', (link) => {
    expect(webUrl(link)).toBeUndefined();
  });

  it.each([
    // Fullwidth letters, an ideographic full stop, the Kelvin sign and a Cyrillic letter.
    'https://ｔrusted.example/',
    'https://trusted。example/',
    'https://tru\u017fted.example/',
    'https://trusted.example.\u212a/',
    'https://trustеd.example/',
    'https://trusted.example./',
    'https://trusted.example:8443/',
    'https://trusted.example.other.example/',
    'https://nottrusted.example/',
  ])('%s is not confused with another host', (link) => {
    expect(webUrl(link)?.host).not.toBe('trusted.example');
  });
});

describe('a link into the app itself', () => {
  const OWN = ['https://app.example', 'https://h5.example:8443', '', undefined];

  it.each([
    ['/myClassHour?hourType=0', '/myClassHour?hourType=0'],
    ['/option#top', '/option'],
    ['https://app.example', '/'],
    ['https://app.example/option', '/option'],
    ['HTTPS://App.Example:443/option?a=1#top', '/option?a=1'],
    ['https://app.example?presentID=1', '/?presentID=1'],
    ['https://h5.example:8443/option', '/option'],
    ['https://app.example/#/option?a=1', '/option?a=1'],
    ['https://app.example/?v=2#/option', '/option'],
    ['/#/option', '/option'],
  ])('%s is %s', (link, path) => {
    expect(innerPathOf(link, OWN, false)).toBe(path);
  });

  it.each([
    '//app.example/option',
    '/\\app.example/option',
    'http://app.example/option',
    'https://app.example.other.example/option',
    'https://app.example@other.example/option',
    'https://app.example:8443/option',
    'https://h5.example/option',
    'https://other.example/#/option',
    'option',
    'javascript:alert(1)',
  ])('%s is invalid', (link) => {
    expect(innerPathOf(link, OWN, false)).toBeUndefined();
  });

  it('may lack its slash where the operator called it a page', () => {
    expect(innerPathOf('option?url=https://x', OWN, true)).toBe('/option?url=https://x');
    expect(innerPathOf('javascript:alert(1)', OWN, true)).toBeUndefined();
    expect(innerPathOf('//other.example', OWN, true)).toBeUndefined();
  });

  it('does not become another host by what follows its hash', () => {
    expect(innerPathOf('https://app.example/#//other.example', OWN, false)).toBe('/');
  });
});
