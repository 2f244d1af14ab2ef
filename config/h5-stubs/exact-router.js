/**
 * Instead of universal-router and the patterns of path-to-regexp: every path of this app is spelled out. As there, case and
 * one slash at the end do not count.
 */
export default class ExactRouter {
  constructor(routes) {
    this.routes = routes.flatMap(({ path, action }) => [].concat(path).map((one) => [plain(one), action]));
  }

  async resolve(pathname) {
    const [, action] = this.routes.find(([path]) => path === plain(pathname)) ?? [];
    if (!action) throw Object.assign(new Error('Route not found'), { status: 404 });
    return action({ pathname }, {});
  }
}

const plain = (path) => path.toLowerCase().replace(/(.)\/$/, '$1');
