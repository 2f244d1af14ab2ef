import { filesAhead, type PageFiles } from '@/start/look/rest';

const FILES: PageFiles = {
  first: { '/index': ['/js/home.js', '/css/home.css'], '/myOrder': ['/js/order.js'] },
  login: ['/js/login.js'],
};

describe('The document asks, beside the program, for', () => {
  it('the parts of a page that parents open first', () =>
    expect(filesAhead('/index', undefined, FILES)).toEqual(['/js/home.js', '/css/home.css']));

  it('the login page for a visitor without a session, whatever the address', () =>
    expect(filesAhead('/myOrder', 'login', FILES)).toEqual(['/js/login.js']));

  it('nothing for any other page, whose data the program loads', () =>
    expect(filesAhead('/help/list', 'shell', FILES)).toEqual([]));
});
