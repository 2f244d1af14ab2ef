import { filesAhead, type PageFiles } from '@/start/look/rest';

const FILES: PageFiles = {
  build: '01234567',
  byPath: { '/index': 'parts 407.css 407', '/myOrder': '640' },
  login: 'login',
};

describe('The document asks, beside the program, for', () => {
  it('the parts of the page that is opened', () =>
    expect(filesAhead('/index', undefined, FILES)).toEqual([
      '/js/parts.01234567.js',
      '/css/407.01234567.css',
      '/js/407.01234567.js',
    ]));

  it('the login page for a visitor without a session, whatever the address', () =>
    expect(filesAhead('/myOrder', 'login', FILES)).toEqual(['/js/login.01234567.js']));

  it('nothing where no page has this address', () =>
    expect(filesAhead('/elsewhere', 'shell', FILES)).toEqual([]));
});
