'use strict';

/** Taro's H5 tab bar is a web component that jsdom cannot run; the app has its own bar. */
module.exports = { initTabbar() {} };
