'use strict';

/** Taro's pictures in full screen, which no page of ours opens, would load all of its web components into every test file. */
const define = () => undefined;

module.exports = { defineCustomElementTaroSwiperCore: define, defineCustomElementTaroSwiperItemCore: define };
