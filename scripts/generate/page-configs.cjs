'use strict';

const { sourceOf, writtenFrom } = require('./source.cjs');

/** Without the share flag, Taro adds no share hook to the mini program's page. */
const configOf = ({ title }) => ({ navigationBarTitleText: title, enableShareAppMessage: true });

/** The mini program has native pull to refresh; on H5 the page implements it. */
const TAB = `
  enablePullDownRefresh: process.env.TARO_ENV === 'weapp',
  enableShareTimeline: true,
`;

/** Taro's configuration of every page, which it reads from a file beside the page: [page, module]. */
function pageConfigs(routes, weappTabs) {
  return Object.values(routes)
    .filter(({ page }) => page)
    .map((route) => {
      const config = sourceOf(configOf(route));
      const source = weappTabs.includes(route.page) ? config.replace(/\n}$/, `,${TAB}}`) : config;
      return [
        route.page,
        `${writtenFrom('the routes.ts of all domains')}export default definePageConfig(${source});\n`,
      ];
    });
}

module.exports = { pageConfigs };
