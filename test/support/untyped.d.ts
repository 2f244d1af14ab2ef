/** Single components of the package, which has declarations for its entry only. */
declare module '@tarojs/components-react/dist/components/*';
