'use strict';

module.exports = 'test-file-stub';
