module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // The browsers of browserslist need no polyfills beyond what the code itself uses: 37 KB gzip less.
        useBuiltIns: false,
      },
    ],
  ],
};
