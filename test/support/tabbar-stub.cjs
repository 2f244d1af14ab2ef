'use strict';

/** Taro's own H5 tab bar is a web component that jsdom cannot run; the app brings its own bar. */
module.exports = { initTabbar() {} };
