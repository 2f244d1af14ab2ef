/**
 * The plain elements of the H5 build (`useHtmlComponents`), those that the app uses. Their package's own entry imports
 * itself in a circle, which CommonJS does not survive. View stands first: the others ask for it while they load.
 */
export { default as View } from '@tarojs/components-react/dist/components/view/index.js';
export { default as Text } from '@tarojs/components-react/dist/components/text/index.js';
export { default as Image } from '@tarojs/components-react/dist/components/image/index.js';
export { default as ScrollView } from '@tarojs/components-react/dist/components/scroll-view/index.js';
