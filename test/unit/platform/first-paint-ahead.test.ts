import { scriptsAhead, type PageScripts } from '@/platform/first-paint/ahead';

const SCRIPTS: PageScripts = {
  first: { '/index': ['/js/home.js'], '/myOrder': ['/js/later-pages.js', '/js/order.js'] },
  login: ['/js/login.js'],
  later: ['/js/later-pages.js'],
};

describe('The document asks, beside the program, for', () => {
  it('the parts of a page that parents open first', () =>
    expect(scriptsAhead('/index', 'kept', SCRIPTS)).toEqual(['/js/home.js']));

  it('the login page of whoever has no session, wherever they wanted to go', () =>
    expect(scriptsAhead('/myOrder', 'login', SCRIPTS)).toEqual(['/js/login.js']));

  it('what says where the parts of any other page are', () =>
    expect(scriptsAhead('/help/list', 'shell', SCRIPTS)).toEqual(['/js/later-pages.js']));
});
