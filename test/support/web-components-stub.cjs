'use strict';

/** Taro's image preview, unused by the app, would load all web components into every test file. */
const define = () => undefined;

module.exports = { defineCustomElementTaroSwiperCore: define, defineCustomElementTaroSwiperItemCore: define };
