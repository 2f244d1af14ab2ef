/**
 * As @tarojs/taro puts itself together, but with one export of the runtime in place of all: what no other module asks for stays
 * out (a parser of HTML, addresses and a history as in a browser).
 */
const hooks = require('@tarojs/runtime').hooks;
const taro = require('@tarojs/api').default;

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro);

module.exports = taro;
module.exports.default = taro;
