import { filesAhead, type PageFiles } from '@/start/look/ahead';

const FILES: PageFiles = {
  first: { '/index': ['/js/home.js', '/css/home.css'], '/myOrder': ['/js/later-pages.js', '/js/order.js'] },
  login: ['/js/login.js'],
  later: ['/js/later-pages.js'],
};

describe('The document asks, beside the program, for', () => {
  it('the parts of a page that parents open first', () =>
    expect(filesAhead('/index', undefined, FILES)).toEqual(['/js/home.js', '/css/home.css']));

  it('the login page of whoever has no session, wherever they wanted to go', () =>
    expect(filesAhead('/myOrder', 'login', FILES)).toEqual(['/js/login.js']));

  it('what says where the parts of any other page are', () =>
    expect(filesAhead('/help/list', 'shell', FILES)).toEqual(['/js/later-pages.js']));
});
