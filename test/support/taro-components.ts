/**
 * The plain elements of the H5 build (`useHtmlComponents`) used by the app. The package's entry has a circular import, which fails in
 * CommonJS. View comes first: the others import it while loading.
 */
export { default as View } from '@tarojs/components-react/dist/components/view/index.js';
export { default as Text } from '@tarojs/components-react/dist/components/text/index.js';
export { default as Image } from '@tarojs/components-react/dist/components/image/index.js';
export { default as ScrollView } from '@tarojs/components-react/dist/components/scroll-view/index.js';
