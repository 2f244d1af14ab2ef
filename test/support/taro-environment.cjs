'use strict';

// Read by Taro's runtime when it loads. Set here because workers do not inherit the environment from a config.
process.env.TARO_ENV = 'h5';
process.env.TARO_PLATFORM = 'web';
