'use strict';

// Taro's runtime reads these when it loads. Set here and not in the config: workers do not inherit what a config sets.
process.env.TARO_ENV = 'h5';
process.env.TARO_PLATFORM = 'web';
