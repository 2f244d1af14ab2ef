'use strict';

const theme = require('../../src/theme.json');
const { sourceOf, writtenFrom } = require('./source.cjs');

/** Without the share flag, Taro adds no share hook to the mini program's page. */
const configOf = ({ title }) => ({ navigationBarTitleText: title, enableShareAppMessage: true });

/** The mini program has native pull to refresh; on H5 the page implements it. */
const PULL = `enablePullDownRefresh: process.env.TARO_ENV === 'weapp',`;

/** WeChat's bar goes over into the head of a tab (tab-shell). */
const SKY = `navigationBarBackgroundColor: process.env.TARO_ENV === 'weapp' ? '${theme.light.sky}' : undefined,`;

/** WeChat opens what is shared to Moments without a login: pages that show a stranger something. */
const MOMENTS = 'enableShareTimeline: true,';
const FOR_STRANGERS = ['myTabClass', 'commonGuide'];

/** Taro's configuration of every page, which it reads from a file beside the page: [page, module]. */
function pageConfigs(routes, weappTabs) {
  return Object.entries(routes)
    .filter(([, { page }]) => page)
    .map(([name, route]) => {
      const isTab = weappTabs.includes(name);
      const more = [...(isTab ? [PULL, SKY] : []), ...(FOR_STRANGERS.includes(name) ? [MOMENTS] : [])];
      const source = sourceOf(configOf(route)).replace(
        /,?\n}$/,
        `,${more.map((line) => `\n  ${line}`).join('')}\n}`,
      );
      return [
        route.page,
        `${writtenFrom('the routes.ts of all domains')}export default definePageConfig(${source});\n`,
      ];
    });
}

module.exports = { pageConfigs };
