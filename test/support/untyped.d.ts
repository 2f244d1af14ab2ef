/** Single elements of the package, which has declarations for its entry alone. */
declare module '@tarojs/components-react/dist/components/*';
